import type { cautions } from "./calls.ts";

const causes = {
  bank_details: "This message has bank details.",
  asks_to_pay: "This message asks you to pay.",
  goes_elsewhere: "This message asks you to continue elsewhere, where we can’t keep a record of what is said.",
} as const satisfies Record<(typeof cautions)[number], string>;

/**
 * The warning beside a message, on the page and in an email [conversations-24].
 * @param phone the provider's number, formatted; null without one
 */
export function formatScamWarning(warning: (typeof cautions)[number], phone: string | null): string {
  const check =
    phone === null
      ? "Their profile has no number to check with: don’t pay anything before you’ve met them."
      : `Call the number on their profile, ${phone}, before you pay.`;
  return `${causes[warning]} ${check}`;
}
