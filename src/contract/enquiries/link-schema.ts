import { z } from "zod";
import { call } from "../call.ts";
import * as calls from "./calls.ts";
import { sentEnquiry } from "./schema.ts";

const incomplete = "This link is incomplete.";
const body = z.object({ token: z.string(incomplete).trim().min(1, incomplete).max(200) });

/** For the link in the copy [enquiries-31]. */
const linkedEnquiry = z
  .object({
    enquiry: sentEnquiry,
    answers: z.array(z.object({ provider_name: z.string(), url: z.string(), unread: z.int().min(0) })).meta({
      description: "Conversations with messages after the enquiry, each with the guest's link.",
    }),
    is_erased: z
      .boolean()
      .meta({ description: "True if the sender and contents were erased; the record that it was sent remains." }),
  })
  .meta({ id: "LinkedEnquiry" });
export type LinkedEnquiry = z.infer<typeof linkedEnquiry>;

export const readByLink = call({
  ...calls.readByLink,
  name: "readByLink",
  summary: "Retrieve everything held about a guest's enquiry, by its copy's link token, changing nothing",
  group: "Enquiries",
  body,
  status: 200,
  answer: linkedEnquiry,
  refusals: ["dead_link", "too_many_requests"],
});

export const eraseByLink = call({
  ...calls.eraseByLink,
  name: "eraseByLink",
  summary: "Erase a guest's enquiry, by its copy's link token; sent emails can't be recalled",
  group: "Enquiries",
  body,
  status: 200,
  answer: linkedEnquiry.extend({ message: z.string() }),
  refusals: ["dead_link", "too_many_requests"],
});
