/** Ends well before the decision's mail is sent [admin-6]. */
export const decision_undo_ms = 10_000;
