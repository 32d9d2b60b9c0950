import { z } from "zod";
import { completenessItems } from "../providers/completeness.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Trust");

export const trustStep = z
  .object({
    kind: z.enum([...completenessItems, "verified", "verification", "endorsement", "review"]),
    gain: z.number().min(0).describe("Gain in the exact score, to two decimals; never 0."),
  })
  .meta({
    id: "TrustStep",
    description:
      "A missing part of the profile, becoming verified, or one more verification, endorsement point or recorded five-star review.",
  });
export type TrustStep = z.infer<typeof trustStep>;

/** Rule [trust-6]. */
export const myTrust = z
  .object({
    trust_score: z.number().min(0).max(5),
    trust_tier: z.string().nullable(),
    is_verified: z.boolean(),
    endorsers: z.int().min(0).describe("Distinct endorsers whose endorsements count."),
    endorsements_waiting: z.int().min(0).describe("Endorsements received that do not count yet [trust-23]."),
    next_tier: z
      .object({ tier: z.string(), endorsers_missing: z.int().min(0) })
      .nullable()
      .describe("The next tier; null at the top, and reached with verification by an unverified provider."),
    steps: z.array(trustStep).describe("Largest gain first."),
  })
  .meta({ id: "MyTrust" });
export type MyTrust = z.infer<typeof myTrust>;

export const readMyTrustRoute = route(calls.readMyTrustCall, {
  name: "readMyTrust",
  summary: "Retrieve the provider's trust score and tier, and what each missing step would add",
  answer: myTrust,
});
