/** A piece of a line of text: words, with where they lead if they are a link. */
export type CreditPart = { text: string; to?: string };

/** Where a map gets its street tiles from, and whom it thanks for them. */
export type MapTiles = {
  /** An address in which `{z}`, `{x}` and `{y}` stand for zoom, column and row, as Web Mercator tiles of 256 pixels are numbered. */
  url: string;
  credit: readonly CreditPart[];
};
