/** The numbers of lists and their totals, each with its unit at the end of its name [limits-5]. */

/** So many of a list are counted one by one; of one that has more it is told that it has [browse-26]. */
export const counted_max = 1_000;
/** Words that are taken for a misspelt one, at most. */
export const alike_words_max = 8;
/** The front page sends a category of so many whole; a larger one is narrowed and cut into pages by the server [visitors-16]. */
export const home_whole_max = 200;
