/** Rule [limits-26]. */

export const complaint_text_length_min = 20;
export const complaint_text_length_max = 4_000;
/** Per hour. */
export const complaints_per_address_max = 5;
export const complaints_per_email_max = 5;
/** Complaints are deleted after two years. */
export const complaint_memory_days = 730;
