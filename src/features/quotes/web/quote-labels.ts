import type { BookingState, QuoteState } from "../../../contract/quotes/calls.ts";
import { confirm_within_hours } from "../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { TemplateContent } from "../../../contract/quotes/template-schema.ts";
import type { BadgeTone } from "../../../ui/badge.tsx";

type Shown = { words: string; tone: BadgeTone };

const quoteStateLabels = {
  draft: { words: "Draft", tone: "plain" },
  sent: { words: "Awaiting reply", tone: "warn" },
  accepted: { words: "Accepted", tone: "good" },
  declined: { words: "Declined", tone: "plain" },
  lapsed: { words: "Expired", tone: "plain" },
  withdrawn: { words: "Withdrawn", tone: "plain" },
  replaced: { words: "Replaced by a newer version", tone: "plain" },
} as const satisfies Record<QuoteState, Shown>;

export const bookingStateLabels = {
  held: { words: "Awaiting confirmation", tone: "warn" },
  confirmed: { words: "Booked", tone: "good" },
  cancelled: { words: "Booking cancelled", tone: "bad" },
  done: { words: "Wedding held", tone: "plain" },
} as const satisfies Record<BookingState, Shown>;

/** Rule [quotes-2]. */
export function quoteLabel({ state, booking }: { state: QuoteState; booking: { state: BookingState } | null }): Shown {
  return booking === null ? quoteStateLabels[state] : bookingStateLabels[booking.state];
}

export function formatAccepted({ is_one_step }: { is_one_step: boolean }): string {
  return is_one_step ? "Booked." : `Accepted. They have ${confirm_within_hours} hours to confirm.`;
}

type Terms = Pick<TemplateContent, "deposit_percent" | "deposit_cents" | "terms_kind">;

/** Such as "30 % deposit, standard cancellation terms" [quotes-17]. */
export function formatTerms({ deposit_percent, deposit_cents, terms_kind }: Terms): string {
  const amount = deposit_percent ? `${deposit_percent}\u00a0%` : deposit_cents ? formatRandCents(deposit_cents) : "no";
  return `${amount} deposit, ${terms_kind === "standard" ? "standard" : "own"} cancellation terms`;
}
