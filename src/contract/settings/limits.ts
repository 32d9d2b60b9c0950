export const file_length_max = 10_000;

export const legal_line_length_max = 500;
