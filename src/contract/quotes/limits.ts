/** The numbers of quotes and bookings, each with its unit at the end of its name [limits-20]. */

/** Lines of a quote, and how long what one says may be. */
export const quote_lines_max = 40;
export const line_text_length_max = 200;
export const line_unit_length_max = 20;
/** 10,000 of something, and a million rand for one: what a line, a quote and its VAT come to stays a number that is kept exactly. */
export const quantity_thousandths_max = 10_000_000;
export const unit_price_cents_max = 100_000_000;
/** The travel fee, a discount or a deposit that is an amount. */
export const amount_cents_max = 1_000_000_000;
export const travel_km_max = 5_000;
export const guests_max = 100_000;
export const quote_title_length_max = 100;
export const vat_number_length_max = 20;
/** What is in, what is not, and the terms of cancelling. */
export const quote_text_length_max = 3_000;
/** Days from accepting to the deposit, and from the balance to the wedding. */
export const due_days_max = 365;
/** A quote is valid so many days unless said, and at most. */
export const valid_days = 14;
export const valid_days_max = 365;
/** Versions and drafts of one conversation. */
export const quotes_per_conversation_max = 60;
export const quotes_per_page = 50;
/** Bookings in one answer. */
export const bookings_max = 1_000;
/** Quotes that a provider sends in an hour, and couples' tries to accept. */
export const quotes_sent_hourly_max = 60;
export const acceptances_hourly_max = 30;
/** Quotes that a guest saves as PDFs in an hour by one link. */
export const linked_pdfs_hourly_max = 60;
/** Links to accept a quote that a guest is emailed in an hour, for one conversation. */
export const quote_links_hourly_max = 5;
export const templates_max = 50;
export const template_name_length_max = 60;
/** Templates that a profile shows as packages, and what is said of each there. */
export const packages_max = 6;
export const package_name_length_max = 80;
export const package_text_length_max = 300;
export const decline_text_length_max = 1_000;
/** What a couple notes of a quote for itself. */
export const quote_note_length_max = 1_000;
/** Quotes that are compared at once, all categories together. */
export const compared_quotes_max = 200;
/** What was accepted waits so long for the provider's word. */
export const confirm_within_hours = 72;
/** A provider that has not is reminded, once, so many hours before that. */
export const confirm_reminder_hours = 24;
/** Due dates that a provider is told of at once, and months of what was booked. */
export const due_dates_max = 20;
export const figure_months = 12;
export const vat_percent = 15;
