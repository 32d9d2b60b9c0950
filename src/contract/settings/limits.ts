/** Characters of a file that an admin writes for search engines. */
export const file_length_max = 10_000;

/** Characters of a list of names or bodies that stands on the terms page. */
export const legal_line_length_max = 500;
