export type CreditSegment = { text: string; to?: string };

export type MapTiles = {
  /** `{z}`, `{x}` and `{y}` are zoom, column and row of 256-pixel Web Mercator tiles. */
  url: string;
  credit: readonly CreditSegment[];
};
