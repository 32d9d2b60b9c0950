import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { paragraphs } from "../primitives.ts";
import { verificationMessages } from "./calls.ts";
import * as calls from "./calls.ts";

/** Rule [trust-15]. */
export const verificationStatus = z
  .object({
    is_verified: z.boolean(),
    has_verified: z.boolean().meta({ description: "Whether the signed-in provider has verified this one." }),
    verification_count: z.int().min(0),
  })
  .meta({ id: "VerificationStatus" });
export type VerificationStatus = z.infer<typeof verificationStatus>;

export const readVerificationStatus = call({
  ...calls.readVerificationStatus,
  name: "readVerificationStatus",
  summary: "Retrieve a provider's verification progress",
  group: "Verification",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ data: verificationStatus }),
  refusals: ["provider_not_found", "provider_gone"],
});

export const verifyProvider = call({
  ...calls.verifyProvider,
  name: "verifyProvider",
  in_person: true,
  summary: "Verify another provider; the sixth verification makes it verified",
  group: "Verification",
  params: z.object({ id: z.string() }),
  status: 200,
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

export const requestVerification = call({
  ...calls.requestVerification,
  name: "requestVerification",
  summary: "Request the business's verification by the site, by email, once a week",
  group: "Verification",
  body: verificationRequestBody,
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: ["business_details_missing", "already_verified", "too_many_requests"],
});
