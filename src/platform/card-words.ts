/** What a card says: a title, a line below it, and whose it is. */
export type CardWords = { title: string; line: string; site: string };

/** What those who share a page expect of its picture, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;
