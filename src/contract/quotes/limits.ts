/** Units are at the end of each name [limits-20]. */

export const quote_items_max = 40;
export const line_text_length_max = 200;
export const line_unit_length_max = 20;
/** Bounds keep every total exact in a JavaScript number. */
export const quantity_thousandths_max = 10_000_000;
export const unit_price_cents_max = 100_000_000;
export const amount_cents_max = 1_000_000_000;
export const travel_km_max = 5_000;
export const guests_max = 100_000;
export const quote_title_length_max = 100;
export const vat_number_length_max = 20;
export const quote_text_length_max = 3_000;
export const due_days_max = 365;
/** Default, and maximum. */
export const valid_days = 14;
export const valid_days_max = 365;
export const quotes_per_conversation_max = 60;
export const quotes_per_page = 50;
export const bookings_max = 1_000;
export const quotes_sent_hourly_max = 60;
export const acceptances_hourly_max = 30;
export const linked_pdfs_hourly_max = 60;
export const quote_links_hourly_max = 5;
export const templates_max = 50;
export const template_name_length_max = 60;
export const packages_max = 6;
export const package_name_length_max = 80;
export const package_text_length_max = 300;
export const decline_text_length_max = 1_000;
export const quote_note_length_max = 1_000;
export const compared_quotes_max = 200;
export const confirm_within_hours = 72;
export const confirm_reminder_hours = 24;
export const due_dates_max = 20;
export const figure_months = 12;
export const vat_percent = 15;
