import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const sendComplaintCall: Call<"sendComplaint"> = { at: "post /api/complaints", who: "anyone" };

export const complaintKinds = ["site", "vendor", "personal_information", "takedown", "appeal"] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

export const complaintKindNames = {
  site: "This site",
  vendor: "A vendor that is listed here",
  personal_information: "Personal information",
  takedown: "Take-down notice: something here infringes a right",
  appeal: "Appeal: you decided something about my business",
} as const satisfies Record<ComplaintKind, string>;

export const complaintMessages = {
  sent: "Your complaint has reached us. We answer by email.",
  failed: "Your complaint was not sent. Please try again.",
  kind_missing: "Choose what it is about.",
  text_short: "Say in at least 20 characters what happened.",
  about_missing: "Give the address of the page that you mean.",
  contact_missing: "A take-down notice needs your phone number and postal address.",
  statement_missing: "A take-down notice needs your statement that it is true and made in good faith.",
} as const;

/** Rule [limits-26]. */

export const complaint_text_length_min = 20;
export const complaint_text_length_max = 4_000;
/** Per hour. */
export const complaints_per_address_max = 5;
export const complaints_per_email_max = 5;
/** Complaints are deleted after two years. */
export const complaint_memory_days = 730;
