import type { reportOutcomes, reportReasons, cautions } from "../../../../contract/conversations/calls.ts";

export const reasonLabels = {
  fraud: "Asked for money elsewhere",
  abusive: "Abusive",
  spam: "Spam",
  other: "Something else",
} as const satisfies Record<(typeof reportReasons)[number], string>;

export const outcomeTexts = {
  nothing_found: "Nothing found",
  warned: "Warned",
  suspended: "Suspended",
} as const satisfies Record<(typeof reportOutcomes)[number], string>;

export const warningLabels = {
  bank_details: "Bank details",
  asks_to_pay: "Asks to pay",
  goes_elsewhere: "Goes elsewhere",
} as const satisfies Record<(typeof cautions)[number], string>;
