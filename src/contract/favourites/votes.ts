/** Rule [weddings-12]. */
export const votes = ["up", "down"] as const;
export type Vote = (typeof votes)[number];

export const favourite_note_length_max = 500;
