/** The numbers of complaints, each with its unit at the end of its name [limits-26]. */

export const complaint_text_length_min = 20;
export const complaint_text_length_max = 4_000;
/** Complaints in an hour, from an address and in an email's name. */
export const complaints_per_address_max = 5;
export const complaints_per_email_max = 5;
/** A complaint is kept so long after it came: two years. */
export const complaint_memory_days = 730;
