/** What begins a line of which HTML says that it is a signature's, or tells who wrote what follows (`read-html.ts`). */
export const signature_mark = "\u0002";
export const quote_mark = "\u0003";

/** A line without its mark. */
export const plain = (line: string) =>
  line.startsWith(quote_mark) || line.startsWith(signature_mark) ? line.slice(1) : line;
