import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const listEndorsementsReceivedCall: Call<"listEndorsementsReceived"> = {
  at: "get /api/endorsements/received/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
};
export const readEndorsementStatusCall: Call<"readEndorsementStatus"> = {
  at: "get /api/endorsements/my-status",
  who: "provider",
};
export const searchEndorsableCall: Call<"searchEndorsable"> = { at: "get /api/endorsements/search", who: "provider" };
export const giveEndorsementCall: Call<"giveEndorsement"> = { at: "post /api/endorsements", who: "provider" };

/** Rule [texts-6]. */
export const trustMessages = {
  endorsement_given: (business: string) => `Successfully endorsed ${business}!`,
  not_as_somebody: "You can’t endorse while impersonating someone.",
  points_not_integer: "Points are a whole number from 1.",
  load_failed: "Failed to load data",
  search_failed: "Failed to search providers",
  endorse_failed: "Failed to give endorsement",
} as const;
