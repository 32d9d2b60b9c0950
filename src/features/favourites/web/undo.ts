/** Undo time after a change [couples-10]. */
export const favourite_undo_ms = 8_000;
