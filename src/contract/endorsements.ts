import { z } from "zod";
import { call } from "./call.ts";
import { id } from "./primitives.ts";

/** An endorsement as the endorsed provider's profile shows it (spec 3, decisions 3). */
export const endorsementReceived = z
  .object({
    id,
    endorser_id: id,
    endorser_name: z.string(),
    endorser_logo_url: z.string().nullable(),
    endorser_category_name: z.string().nullable(),
    points_given: z.int().min(1),
    comment: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "EndorsementReceived" });
export type EndorsementReceived = z.infer<typeof endorsementReceived>;

export const listEndorsementsReceived = call({
  name: "listEndorsementsReceived",
  summary: "The endorsements that a provider has received, newest first",
  group: "Endorsements",
  method: "get",
  path: "/api/endorsements/received/{id}",
  who: "anyone",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ data: z.object({ endorsements: z.array(endorsementReceived) }) }),
  refusals: ["provider_not_found"],
});
