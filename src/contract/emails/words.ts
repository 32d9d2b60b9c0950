/** The calls about addresses that take no emails, as plain data, which browsers carry, and their sentences. shapes.ts says what each takes and answers. */

export const readSuppression = { method: "post", path: "/api/emails/suppression/state", who: "anyone" } as const;

export const setSuppression = { method: "put", path: "/api/emails/suppression", who: "anyone" } as const;

/** How an address said that it wants no emails: on the page of its link, by its mail program's button, in its account, or to an admin. */
export const suppressionSources = ["link", "one_click", "account", "admin"] as const;

export type SuppressionSource = (typeof suppressionSources)[number];

/** What whoever stops emails reads. */
export const suppressionMessages = {
  failed: "We could not save this. Please check your connection and try again.",
  saved: (is_suppressed: boolean) =>
    is_suppressed ? "We send no more emails to this address." : "We send emails to this address again.",
  confirm_first: "Confirm this email address first: until then we can’t know that it is yours.",
} as const;
