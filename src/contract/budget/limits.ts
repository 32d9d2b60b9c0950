/** The numbers of a couple's budget, each with its unit at the end of its name [limits-21]. */

/** A hundred million rand: what a budget, a category of it, an entry or a payment comes to at most. */
export const budget_cents_max = 10_000_000_000;
/** Own entries of a couple, and payments that it noted. */
export const entries_max = 300;
export const payments_max = 500;
export const entry_title_length_max = 100;
export const entry_note_length_max = 500;
/** A day of the last ten years to the next ten. */
export const entry_day_years_max = 10;
export const proof_bytes_max = 10_485_760;
/** All proofs of a couple together. */
export const proofs_bytes_max = 209_715_200;
/** Proofs that a couple adds in an hour. */
export const proofs_hourly_max = 60;
/** So long before something is due a couple is reminded: first, and once more. */
export const remind_first_days = 7;
export const remind_last_days = 1;
/** What was removed can be put back for so long. */
export const removed_kept_hours = 24;
