/** The numbers of lists and their totals, each with its unit at the end of its name [limits-5]. */

/** So many of a list are counted one by one; of one that has more it is told that it has [browse-26]. */
export const counted_max = 1_000;
/** Words that are taken for a misspelt one, at most. */
export const alike_words_max = 8;
/** The front page sends a category of so many whole; a larger one is narrowed and cut into pages by the server [visitors-16]. */
export const home_whole_max = 200;
/** Vendors side by side [browse-30]. */
export const compared_vendors_max = 4;
/** Similar vendors at the end of a profile [profile-25], and from how many available ones on they alone are shown. */
export const similar_vendors_max = 6;
export const similar_available_min = 3;
