/** Characters of a file that an admin writes for search engines. */
export const file_length_max = 10_000;
