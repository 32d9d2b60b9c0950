/* Web Mercator, scaled to `world_size`; x grows eastwards, y southwards. */

export type Coordinates = { latitude: number; longitude: number };
export type Point = { x: number; y: number };

/** 2 to the power of 17: 256-pixel tiles at zoom 9. */
export const world_size = 131_072;

/** Beyond the map's content. */
const latitude_max = 85;

export function project({ latitude, longitude }: Coordinates): Point {
  const bounded = Math.max(-latitude_max, Math.min(latitude_max, latitude));
  const turn = Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360));
  return { x: (longitude / 360 + 0.5) * world_size, y: (0.5 - turn / (2 * Math.PI)) * world_size };
}

export function unproject({ x, y }: Point): Coordinates {
  const turn = (0.5 - y / world_size) * 2 * Math.PI;
  return { latitude: (Math.atan(Math.exp(turn)) * 360) / Math.PI - 90, longitude: (x / world_size - 0.5) * 360 };
}
