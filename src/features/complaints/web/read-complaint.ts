import {
  complaintKinds,
  complaintMessages,
  type ComplaintKind,
  complaint_text_length_min,
} from "../../../contract/complaints/calls.ts";
import { checkComplaint } from "../../../contract/complaints/check-complaint.ts";
import { fieldMessages } from "../../../contract/field-messages.ts";

export type TypedComplaint = {
  kind: ComplaintKind | "";
  name: string;
  email: string;
  contact: string;
  about: string;
  text: string;
  states_truth: boolean;
};

export function readComplaint(typed: FormData): TypedComplaint {
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    kind: complaintKinds.find((kind) => kind === text("kind")) ?? "",
    name: text("name"),
    email: text("email"),
    contact: text("contact"),
    about: text("about"),
    text: text("text"),
    states_truth: typed.has("states_truth"),
  };
}

export function complaintErrors({ kind, ...typed }: TypedComplaint): Record<string, string> {
  return {
    ...(kind === "" && { kind: complaintMessages.kind_missing }),
    ...(typed.name === "" && { name: fieldMessages.name_missing }),
    ...(typed.email === "" && { email: fieldMessages.email_missing }),
    ...(kind !== "" && checkComplaint({ kind, ...typed })),
    ...(typed.text.length < complaint_text_length_min && { text: complaintMessages.text_short }),
  };
}

/** A profile's link has its path in the hash [visitors-39]. */
export function profileIn(hash: string, origin: string): string {
  return /^#\/provider\/[\w-]+$/.test(hash) ? origin + hash.slice(1) : "";
}
