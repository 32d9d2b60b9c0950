import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import * as limits from "../limits.ts";
import { paragraphs, adminNotes, id, orAbsent, pageOf, idParams, pageAnswer } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { verificationMessages, adminDecisions, requestDecisions } from "./calls.ts";

const route = routesOf("Verification");
const adminRoute = routesOf("Administration");

/** Rule [trust-15]. */
export const verificationStatus = z
  .object({
    is_verified: z.boolean(),
    has_verified: z.boolean().describe("Whether the signed-in provider has verified this one."),
    verification_count: z.int().min(0),
  })
  .meta({ id: "VerificationStatus" });
export type VerificationStatus = z.infer<typeof verificationStatus>;

export const readVerificationStatusRoute = route(calls.readVerificationStatusCall, {
  name: "readVerificationStatus",
  summary: "Retrieve a provider's verification progress",
  params: idParams,
  answer: z.object({ data: verificationStatus }),
  refusals: ["provider_not_found", "provider_gone"],
});

export const verifyProviderRoute = route(calls.verifyProviderCall, {
  name: "verifyProvider",
  in_person: true,
  summary: "Verify another provider; the sixth verification makes it verified",
  params: idParams,
  answer: z.object({ message: z.string(), data: verificationStatus }),
  refusals: [
    "email_unconfirmed",
    "provider_not_found",
    "own_verification",
    "verifier_unverified",
    "verifier_unpublished",
    "verification_repeated",
  ],
});

const { verification_motivation_length_min: motivation_min, verification_motivation_length_max: motivation_max } =
  limits;

/** Rule [trust-17]. */
const verificationRequestBody = z
  .object({
    motivation: paragraphs(motivation_max).pipe(z.string().min(motivation_min, verificationMessages.motivation_short)),
  })
  .meta({ id: "VerificationRequest" });

export const requestVerificationRoute = route(calls.requestVerificationCall, {
  name: "requestVerification",
  summary: "Request the business's verification by the site, by email, once a week",
  body: verificationRequestBody,
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: ["business_details_missing", "already_verified", "too_many_requests"],
});

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
    verification_count: z.int().min(0).describe("Number of verified providers who vouch for it."),
    resembles: z.string().nullable().describe("Name of a verified provider that looks the same, to detect impostors."),
    motivation: z.string(),
    created_at: z.iso.datetime(),
    decision: z.enum(requestDecisions).nullable(),
    decided_at: z.iso.datetime().nullable(),
    decided_by_name: z.string().nullable(),
    note: z.string().nullable().describe("Reason; with `not_yet`, shown to the provider."),
  })
  .meta({ id: "VerificationRequestRead" });
export type VerificationRequestRead = z.infer<typeof verificationRequestRead>;

const answer = z.object({ message: z.string() });

const requestQuery = z.object({
  state: orAbsent(z.enum(["open", "decided"], "State is open or decided.")).describe("Defaults to open."),
  ...pageOf(limits.list_limit_max),
});
export type RequestQuery = z.infer<typeof requestQuery>;

export const listVerificationRequestsRoute = adminRoute(calls.listVerificationRequestsCall, {
  name: "listVerificationRequests",
  summary: "List verification requests: open ones oldest first, or decided ones newest first",
  query: requestQuery,
  answer: z.object({
    requests: z.array(verificationRequestRead),
    ...pageAnswer,
  }),
});

export const decideVerificationRoute = adminRoute(calls.decideVerificationCall, {
  name: "decideVerification",
  summary: "Verify a requesting provider, or explain why not yet; emailed a minute later",
  params: idParams,
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

export const undoVerificationDecisionRoute = adminRoute(calls.undoVerificationDecisionCall, {
  name: "undoVerificationDecision",
  summary: "Undo a verification decision before its email is sent",
  params: idParams,
  status: 200,
  answer,
  refusals: ["request_not_found", "decision_told"],
});
