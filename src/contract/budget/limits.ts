/** Rule [limits-21]. */

/** A hundred million rand; also for categories, entries and payments. */
export const budget_cents_max = 10_000_000_000;
export const entries_max = 300;
export const payments_max = 500;
export const entry_title_length_max = 100;
export const entry_note_length_max = 500;
/** Ten years back and ahead. */
export const entry_day_years_max = 10;
export const proof_bytes_max = 10_485_760;
export const proofs_bytes_max = 209_715_200;
export const proofs_hourly_max = 60;
/** Days before the due date of the first of two reminders. */
export const remind_first_days = 7;
export const remind_last_days = 1;
/** Removed items can be restored this long. */
export const removed_retention_hours = 24;
