export type CardText = { title: string; line: string; site: string };

/** The size that social networks expect, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;
