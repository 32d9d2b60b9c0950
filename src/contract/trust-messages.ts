/** What providers read when they endorse each other [texts-6]. */
export const trustMessages = {
  endorsement_given: (business: string) => `Successfully endorsed ${business}!`,
  points_not_whole: "Points are a whole number from 1.",
  load_failed: "Failed to load data",
  search_failed: "Failed to search providers",
  endorse_failed: "Failed to give endorsement",
} as const;
