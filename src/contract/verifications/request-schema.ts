import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { adminNotes, id, orAbsent, pageOf } from "../primitives.ts";
import { adminDecisions, requestDecisions } from "./calls.ts";
import * as calls from "./calls.ts";

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
    verification_count: z.int().min(0).meta({ description: "Number of verified providers who vouch for it." }),
    resembles: z.string().nullable().meta({
      description: "Name of a verified provider that looks the same, to detect impostors.",
    }),
    motivation: z.string(),
    created_at: z.iso.datetime(),
    decision: z.enum(requestDecisions).nullable(),
    decided_at: z.iso.datetime().nullable(),
    decided_by_name: z.string().nullable(),
    note: z.string().nullable().meta({ description: "Reason; with `not_yet`, shown to the provider." }),
  })
  .meta({ id: "VerificationRequestRead" });
export type VerificationRequestRead = z.infer<typeof verificationRequestRead>;

const group = "Administration";
const params = z.object({ id: z.string() });
const answer = z.object({ message: z.string() });

const requestQuery = z.object({
  state: orAbsent(z.enum(["open", "decided"], "State is open or decided.")).meta({ description: "Defaults to open." }),
  ...pageOf(limits.list_limit_max),
});
export type RequestQuery = z.infer<typeof requestQuery>;

export const listVerificationRequests = call({
  ...calls.listVerificationRequests,
  name: "listVerificationRequests",
  summary: "List verification requests: open ones oldest first, or decided ones newest first",
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
  ...calls.decideVerification,
  name: "decideVerification",
  summary: "Verify a requesting provider, or explain why not yet; emailed a minute later",
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
  ...calls.undoVerificationDecision,
  name: "undoVerificationDecision",
  summary: "Undo a verification decision before its email is sent",
  group,
  params,
  status: 200,
  answer,
  refusals: ["request_not_found", "decision_told"],
});
