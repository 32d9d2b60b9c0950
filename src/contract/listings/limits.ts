/** Rule [limits-5]. */

/** Longer lists show that there are more [browse-26]. */
export const counted_max = 1_000;
export const alike_words_max = 8;
/** Larger categories are filtered and paged by the server [visitors-16]. */
export const home_full_max = 200;
/** Rule [browse-30]. */
export const compared_vendors_max = 4;
/** With enough available ones, only those are shown [profile-25]. */
export const similar_vendors_max = 6;
export const similar_available_min = 2;
