import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { adminNotes, id, orAbsent, pageOf } from "../primitives.ts";
import { adminDecisions, requestDecisions } from "./words.ts";
import * as words from "./words.ts";

/** Rule [admin-13]. */
export const verificationRequestRead = z
  .object({
    id,
    provider_id: z.string(),
    business_name: z.string(),
    contact_person: z.string(),
    category_name: z.string().nullable(),
    city: z.string().nullable(),
    is_published: z.boolean(),
    verification_count: z.int().min(0).meta({ description: "How many verified providers stand up for it." }),
    resembles: z.string().nullable().meta({
      description:
        "The name of a verified provider that looks the same, to tell a business from who pretends to be it.",
    }),
    motivation: z.string(),
    created_at: z.iso.datetime(),
    decision: z.enum(requestDecisions).nullable(),
    decided_at: z.iso.datetime().nullable(),
    decided_by_name: z.string().nullable(),
    note: z.string().nullable().meta({ description: "Why; with `not_yet` it is what the provider is told." }),
  })
  .meta({ id: "VerificationRequestRead" });
export type VerificationRequestRead = z.infer<typeof verificationRequestRead>;

const group = "Administration";
const params = z.object({ id: z.string() });
const answer = z.object({ message: z.string() });

const requestQuery = z.object({
  state: orAbsent(z.enum(["open", "decided"], "State is open or decided.")).meta({ description: "Open unless said." }),
  ...pageOf(limits.list_limit_max),
});
export type RequestQuery = z.infer<typeof requestQuery>;

export const listVerificationRequests = call({
  ...words.listVerificationRequests,
  name: "listVerificationRequests",
  summary: "Who asks to be verified: what is open with the oldest first, or what was decided with the newest first",
  group,
  query: requestQuery,
  status: 200,
  answer: z.object({
    requests: z.array(verificationRequestRead),
    total: z.int().min(0),
    page: z.int(),
    limit: z.int(),
  }),
});

export const decideVerification = call({
  ...words.decideVerification,
  name: "decideVerification",
  summary: "Verifies a provider that asked for it, or tells it why not yet; the mail leaves a minute later",
  group,
  params,
  body: z
    .object({ decision: z.enum(adminDecisions, "Decide for verified or not_yet."), note: adminNotes })
    .refine(({ decision, note }) => decision === "verified" || note !== null, {
      path: ["note"],
      message: adminMessages.decision_note_missing,
    }),
  status: 200,
  answer,
  refusals: ["request_not_found", "request_decided"],
});

export const undoVerificationDecision = call({
  ...words.undoVerificationDecision,
  name: "undoVerificationDecision",
  summary: "Takes a decision back before its mail has left",
  group,
  params,
  status: 200,
  answer,
  refusals: ["request_not_found", "decision_told"],
});
