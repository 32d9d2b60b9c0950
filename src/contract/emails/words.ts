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
    "Without them, new enquiries reach you only on your enquiries page, and couples read that you take none by email.",
  copies: "Without them, what you ask providers reaches them all the same.",
  messages:
    "Without them, what is written to you waits on the page of its conversation, and whoever wrote it reads that you find it there.",
  reminders:
    "Without them, nobody tells you that couples wait for your first answer or for you to confirm a booking, that your calendar is about to say nothing any more, or that one you follow can’t be read.",
  favourites: "Without them, only your list of favourites tells that one of them is free again.",
  payments: "Without them, only your budget tells what is due and when.",
  trust: "Without them, only your dashboard tells who endorsed you, and what came of a request to be verified.",
} as const satisfies Record<EmailTopic, string>;

/** What whoever stops emails reads. */
export const suppressionMessages = {
  failed: "We could not save this. Please check your connection and try again.",
  saved: (is_suppressed: boolean, topic?: EmailTopic) => {
    const emails = topic ? emailsAbout[topic] : "emails";
    return is_suppressed ? `We send no more ${emails} to this address.` : `We send ${emails} to this address again.`;
  },
  confirm_first: "Confirm this email address first: until then we can’t know that it is yours.",
} as const;
