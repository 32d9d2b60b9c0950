import type { BookingState, QuoteState } from "../../../contract/quotes/calls.ts";
import { confirm_within_hours } from "../../../contract/quotes/limits.ts";
import type { BadgeTone } from "../../../ui/badge.tsx";

type Shown = { words: string; tone: BadgeTone };

export const quoteStateLabels = {
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
  cancelled: { words: "Cancelled", tone: "bad" },
  done: { words: "Done", tone: "plain" },
} as const satisfies Record<BookingState, Shown>;

export function formatAccepted({ is_one_step }: { is_one_step: boolean }): string {
  return is_one_step ? "Booked." : `Accepted. They have ${confirm_within_hours} hours to confirm.`;
}
