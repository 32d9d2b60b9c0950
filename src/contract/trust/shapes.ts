import { z } from "zod";
import { call } from "../call.ts";
import { completenessItems } from "../completeness.ts";
import * as words from "./words.ts";

export const trustStep = z
  .object({
    kind: z.enum([...completenessItems, "verified", "verification", "endorsement", "review"]),
    gain: z.number().min(0).meta({ description: "What it adds to the exact score, to two decimals; never 0." }),
  })
  .meta({
    id: "TrustStep",
    description:
      "A missing part of the profile; becoming verified; one more verification; one more endorsement point; one more recorded review of five stars.",
  });
export type TrustStep = z.infer<typeof trustStep>;

/** Rule [trust-6]. */
export const myTrust = z
  .object({
    trust_score: z.number().min(0).max(5),
    trust_tier: z.string().nullable(),
    is_verified: z.boolean(),
    endorsers: z.int().min(0).meta({ description: "Distinct endorsers whose word counts." }),
    endorsements_waiting: z
      .int()
      .min(0)
      .meta({ description: "Endorsements received that don't count yet [trust-23]." }),
    next_tier: z
      .object({ tier: z.string(), endorsers_missing: z.int().min(0) })
      .nullable()
      .meta({
        description: "The tier to come; null at the top. An unverified provider's comes with its verification.",
      }),
    steps: z.array(trustStep).meta({ description: "Largest gain first." }),
  })
  .meta({ id: "MyTrust" });
export type MyTrust = z.infer<typeof myTrust>;

export const readMyTrust = call({
  ...words.readMyTrust,
  name: "readMyTrust",
  summary: "The own trust score and tier, and what each missing thing would add",
  group: "Trust",
  status: 200,
  answer: myTrust,
});
