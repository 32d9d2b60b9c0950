/** For unclaimed pages, since the import, the last change or the invitation. */
export const imported_page_days = 183;
export const import_file_bytes_max = 256 * 1024 * 1024;
export const external_id_length_max = 200;
/** Shorter names can't be misspelt; then the number of wrong letters. */
export const category_letters_min = 6;
export const category_slips_max = 2;
/** Mail providers treat a sudden large sender as spam. */
export const claim_emails_hourly_max = 300;
export const pictures_at_once = 4;
export const picture_seconds_max = 30;
