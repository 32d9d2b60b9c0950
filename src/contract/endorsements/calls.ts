export const listEndorsementsReceivedCall = {
  method: "get",
  path: "/api/endorsements/received/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
} as const;

export const readEndorsementStatusCall = {
  method: "get",
  path: "/api/endorsements/my-status",
  who: "provider",
} as const;

export const searchEndorsableCall = { method: "get", path: "/api/endorsements/search", who: "provider" } as const;

export const giveEndorsementCall = { method: "post", path: "/api/endorsements", who: "provider" } as const;

/** Rule [texts-6]. */
export const trustMessages = {
  endorsement_given: (business: string) => `Successfully endorsed ${business}!`,
  not_as_somebody: "You can’t endorse while impersonating someone.",
  points_not_integer: "Points are a whole number from 1.",
  load_failed: "Failed to load data",
  search_failed: "Failed to search providers",
  endorse_failed: "Failed to give endorsement",
} as const;
