/** So long a decision's Undo is offered: well before its mail leaves. */
export const undo_ms = 10_000;
