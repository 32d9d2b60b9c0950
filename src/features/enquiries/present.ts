import { messages } from "../../contract/messages.ts";

/** What the sender of an enquiry is told (spec 8). */
export function presentSent(enquiry: { id: string }): { message: string; enquiry: { id: string } } {
  return { message: messages.enquiry_sent, enquiry: { id: enquiry.id } };
}
