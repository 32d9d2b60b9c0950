/** Every number of moving in, as `contract/limits.ts` has those of the rest. */

/** So long an imported page waits to be claimed, from its import, its last change or its invitation on. */
export const imported_page_days = 183;
/** Of a file of listings: what one process holds at once. */
export const import_file_bytes_max = 256 * 1024 * 1024;
/** Of who is at the other end of an address: an id or a name in the directory that it comes from. */
export const external_id_length_max = 200;
/** From so many letters on a category may be misspelt, and in how many of them. */
export const category_letters_min = 6;
export const category_slips_max = 2;
/** Invitations to claim a page that leave in an hour: a new sender of many emails at once is taken for a sender of junk. */
export const claim_emails_hourly_max = 300;
/** Pictures that are fetched at once, and how long one may take to come and to be made anew. */
export const pictures_at_once = 4;
export const picture_seconds_max = 30;
