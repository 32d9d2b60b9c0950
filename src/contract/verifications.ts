import { z } from "zod";
import { call } from "./call.ts";

/** How far a provider's verification has come, and whether the caller has part in it (spec 3). */
export const verificationStatus = z
  .object({
    is_verified: z.boolean(),
    has_verified: z.boolean().meta({ description: "Whether the signed-in provider has verified this one." }),
    verification_count: z.int().min(0),
  })
  .meta({ id: "VerificationStatus" });
export type VerificationStatus = z.infer<typeof verificationStatus>;

export const readVerificationStatus = call({
  name: "readVerificationStatus",
  summary: "A provider's verification progress",
  group: "Verification",
  method: "get",
  path: "/api/verifications/status/{id}",
  who: "anyone",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ data: verificationStatus }),
  refusals: ["provider_not_found"],
});
