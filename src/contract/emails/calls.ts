import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readSuppressionCall: Call<"readSuppression"> = { at: "post /api/emails/suppression/state", who: "anyone" };
export const setSuppressionCall: Call<"setSuppression"> = { at: "put /api/emails/suppression", who: "anyone" };

/** By the link's page, the mail program's button, the account, or an admin. */
export const suppressionSources = ["link", "one_click", "account", "admin"] as const;

export type SuppressionSource = (typeof suppressionSources)[number];

/** Topics that can be stopped separately [emails-19]. */
export const emailTopics = ["enquiries", "copies", "messages", "reminders", "favourites", "payments", "trust"] as const;

export type EmailTopic = (typeof emailTopics)[number];

/** Undefined for an unknown topic: its link stops all emails. */
export function readTopic(named: unknown): EmailTopic | undefined {
  return emailTopics.find((topic) => topic === named);
}

export const emailsAbout = {
  enquiries: "emails about new enquiries",
  copies: "copies of your enquiries",
  messages: "emails about messages",
  reminders: "reminders",
  favourites: "emails about favourites",
  payments: "reminders of payments",
  trust: "emails about endorsements and verification",
} as const satisfies Record<EmailTopic, string>;

export const withoutTopic = {
  enquiries:
    "Without them, new enquiries only reach you on your enquiries page, and couples see that you don’t receive them by email.",
  copies: "Without them, your enquiries still reach vendors.",
  messages: "Without them, messages to you wait in the conversation, and the sender sees that you’ll find them there.",
  reminders:
    "Without them, we can’t remind you that couples are waiting for a reply or a booking confirmation, that your calendar needs confirming, or that a calendar you follow isn’t syncing.",
  favourites: "Without them, only your list of favourites shows when one becomes available.",
  payments: "Without them, only your budget shows what is due and when.",
  trust: "Without them, only your dashboard shows who endorsed you and the result of a verification request.",
} as const satisfies Record<EmailTopic, string>;

export const suppressionMessages = {
  failed: "We could not save this. Please check your connection and try again.",
  saved: (is_suppressed: boolean, topic?: EmailTopic) => {
    const emails = topic ? emailsAbout[topic] : "emails";
    return is_suppressed ? `We no longer send ${emails} to this address.` : `We send ${emails} to this address again.`;
  },
  confirm_first: "Confirm this email address first, so that we know it’s yours.",
} as const;
