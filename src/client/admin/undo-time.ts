/** Ends well before the decision's mail is sent [admin-6]. */
export const undo_ms = 10_000;
