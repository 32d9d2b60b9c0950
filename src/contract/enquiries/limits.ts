// Limits that count guests and couples separately [limits-8, limits-9]; the others are in contract/limits.ts.

/** Per network (/24, /64) and day, and for all guests' emails per hour. */
export const guest_bulk_per_network_daily_max = 10;
export const guest_emails_hourly_max = 2_000;

/** Per provider and day: couples, all guests, and one network's guests [enquiries-30]. */
export const bulk_couples_per_recipient_daily_max = 30;
export const bulk_guests_per_recipient_daily_max = 10;
export const bulk_guests_per_network_daily_max = 3;

/** Per provider and hour from one network's guests, within the limit for all guests. */
export const direct_enquiries_per_recipient_and_network_max = 10;
