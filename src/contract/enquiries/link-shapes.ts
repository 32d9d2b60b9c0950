import { z } from "zod";
import { call } from "../call.ts";
import { sentEnquiry } from "./shapes.ts";
import * as words from "./words.ts";

const incomplete = "This link is incomplete.";
const body = z.object({ token: z.string(incomplete).trim().min(1, incomplete).max(200) });

/** For the link in the copy [enquiries-31]. */
const linkedEnquiry = z
  .object({
    enquiry: sentEnquiry,
    answers: z.array(z.object({ provider_name: z.string(), url: z.string(), unread: z.int().min(0) })).meta({
      description: "The conversations in which something was said after it, each with the guest's link to it.",
    }),
    is_erased: z.boolean().meta({ description: "Whose it was and what it said is gone; that it was sent stays." }),
  })
  .meta({ id: "LinkedEnquiry" });
export type LinkedEnquiry = z.infer<typeof linkedEnquiry>;

export const readByLink = call({
  ...words.readByLink,
  name: "readByLink",
  summary: "All that is held of a guest's enquiry, with the token of the link in its copy; nothing changes by it",
  group: "Enquiries",
  body,
  status: 200,
  answer: linkedEnquiry,
  refusals: ["dead_link", "too_many_requests"],
});

export const eraseByLink = call({
  ...words.eraseByLink,
  name: "eraseByLink",
  summary: "Empties a guest's enquiry, with the token of the link in its copy; emails that left can't be called back",
  group: "Enquiries",
  body,
  status: 200,
  answer: linkedEnquiry.extend({ message: z.string() }),
  refusals: ["dead_link", "too_many_requests"],
});
