/** Undo time after a change [couples-10]. */
export const undo_ms = 8_000;
