// What is counted of guests and couples apart [limits-8, limits-9], as contract/limits.ts holds the rest.

/** Bulk enquiries of guests from one network (/24, /64) that leave at once within a day, and letters of all guests within an hour, confirmed or not. */
export const guest_bulk_per_network_daily_max = 10;
export const guest_letters_hourly_max = 2_000;

/** Couples that are signed in and confirmed whose bulk enquiries one provider gets in a day; enquiries of guests besides, and those of one network among them [enquiries-30]. */
export const bulk_couples_per_recipient_daily_max = 30;
export const bulk_guests_per_recipient_daily_max = 10;
export const bulk_guests_per_network_daily_max = 3;

/** Direct enquiries of guests of one network that one provider takes in an hour, of those that it takes of all guests. */
export const direct_enquiries_per_recipient_and_network_max = 10;
