/** Marks lines that the HTML declares a signature or attribution (`read-html.ts`). */
export const signature_mark = "\u0002";
export const quote_mark = "\u0003";

export const plain = (line: string) =>
  line.startsWith(quote_mark) || line.startsWith(signature_mark) ? line.slice(1) : line;
