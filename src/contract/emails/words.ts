/** The calls about addresses that take no emails, or none of a topic, as plain data, which browsers carry, and their sentences. shapes.ts says what each takes and answers. */

export const readSuppression = { method: "post", path: "/api/emails/suppression/state", who: "anyone" } as const;

export const setSuppression = { method: "put", path: "/api/emails/suppression", who: "anyone" } as const;

/** How an address said that it wants no emails: on the page of its link, by its mail program's button, in its account, or to an admin. */
export const suppressionSources = ["link", "one_click", "account", "admin"] as const;

export type SuppressionSource = (typeof suppressionSources)[number];

/** What an email can be about so that it is stopped by itself [emails-19]. */
export const emailTopics = ["enquiries", "copies", "messages", "reminders", "favourites", "payments", "trust"] as const;

export type EmailTopic = (typeof emailTopics)[number];

/** The topic that a link names; none for one that nobody knows here: its way out is that of all emails. */
export function readTopic(named: unknown): EmailTopic | undefined {
  return emailTopics.find((topic) => topic === named);
}

/** Emails of a topic, in words that stand in a sentence. */
export const emailsAbout = {
  enquiries: "emails about new enquiries",
  copies: "copies of your enquiries",
  messages: "emails about messages",
  reminders: "reminders",
  favourites: "emails about favourites",
  payments: "reminders of payments",
  trust: "emails about endorsements and verification",
} as const satisfies Record<EmailTopic, string>;

/** What whoever stops emails about a topic does without, and where it finds that instead. */
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

/** What whoever stops emails reads. */
export const suppressionMessages = {
  failed: "We could not save this. Please check your connection and try again.",
  saved: (is_suppressed: boolean, topic?: EmailTopic) => {
    const emails = topic ? emailsAbout[topic] : "emails";
    return is_suppressed ? `We no longer send ${emails} to this address.` : `We send ${emails} to this address again.`;
  },
  confirm_first: "Confirm this email address first, so that we know it’s yours.",
} as const;
