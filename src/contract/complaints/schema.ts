import { z } from "zod";
import { fieldMessages } from "../field-messages.ts";
import { address_length_max, name_length_max } from "../limits.ts";
import { plainParagraphs } from "../plain-text.ts";
import { email, line } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { checkComplaint } from "./check-complaint.ts";

const route = routesOf("Complaints");
const { complaintMessages } = calls;

/** Take-down notices follow section 77 of the ECT Act [visitors-39]. */
const complaint = z
  .object({
    kind: z.enum(calls.complaintKinds, complaintMessages.kind_missing),
    name: line(name_length_max).pipe(z.string().min(1, fieldMessages.name_missing)),
    email,
    contact: line(address_length_max)
      .default("")
      .describe("Phone number and postal address; required for a take-down notice."),
    about: line(500).default("").describe("The page in question; required for a take-down notice."),
    text: z
      .string(complaintMessages.text_short)
      .transform(plainParagraphs)
      .pipe(
        z
          .string()
          .min(calls.complaint_text_length_min, complaintMessages.text_short)
          .max(calls.complaint_text_length_max, `Keep it to ${calls.complaint_text_length_max} characters.`),
      ),
    states_truth: z
      .boolean()
      .default(false)
      .describe("Declaration that it is true and made in good faith; required for a take-down notice."),
  })
  .superRefine((sent, ctx) => {
    for (const [field, message] of Object.entries(checkComplaint(sent)))
      ctx.addIssue({ code: "custom", path: [field], message });
  })
  .meta({ id: "Complaint" });
export type Complaint = z.infer<typeof complaint>;

export const sendComplaintRoute = route(calls.sendComplaintCall, {
  name: "sendComplaint",
  summary: "Submit a complaint, appeal or take-down notice to the site's operators, answered by email",
  body: complaint,
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: ["too_many_requests"],
});
