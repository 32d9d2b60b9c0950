/** So long a decision's Undo is offered: well before its mail leaves [admin-6]. */
export const undo_ms = 10_000;
