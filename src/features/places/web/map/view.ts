import { project, type Point } from "../../../../contract/places/mercator.ts";

/** The world point at the centre, and the zoom as in tile addresses. */
export type View = Point & { zoom: number };

/** In CSS pixels; `zoom_max` is the largest zoom. */
export type MapSize = { width: number; height: number; zoom_max: number };

export type Spot = { left: number; top: number };

const unit_zoom = 9;
export const outline_zoom_max = 11;
export const street_zoom_max = 18;
export const map_zoom_step = 1;

export const country: readonly Point[] = [
  project({ latitude: -22.1, longitude: 16.4 }),
  project({ latitude: -34.9, longitude: 33 }),
];

/** Pixels per world unit. */
export const scaleOf = (zoom: number) => 2 ** (zoom - unit_zoom);

export function spotOf({ x, y, zoom }: View, { width, height }: MapSize, point: Point): Spot {
  const scale = scaleOf(zoom);
  return { left: (point.x - x) * scale + width / 2, top: (point.y - y) * scale + height / 2 };
}

export function pointAt({ x, y, zoom }: View, { width, height }: MapSize, { left, top }: Spot): Point {
  const scale = scaleOf(zoom);
  return { x: (left - width / 2) / scale + x, y: (top - height / 2) / scale + y };
}

export function fit(points: readonly Point[], { width, height, zoom_max }: MapSize, margin = 0): View {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const room = (pixels: number) => Math.max(1, pixels - 2 * margin);
  const scale = Math.min(room(width) / Math.max(1, right - left), room(height) / Math.max(1, bottom - top));
  const zoom = Math.min(zoom_max, Math.log2(scale) + unit_zoom);
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
}

export function bound({ x, y, zoom }: View, size: MapSize): View {
  const [from = { x, y }, to = from] = country;
  return {
    x: Math.min(to.x, Math.max(from.x, x)),
    y: Math.min(to.y, Math.max(from.y, y)),
    zoom: Math.min(size.zoom_max, Math.max(fit(country, size).zoom, zoom)),
  };
}

export function zoomAt(view: View, size: MapSize, spot: Spot, zoom: number): View {
  const { zoom: next } = bound({ ...view, zoom }, size);
  const { x, y } = pointAt(view, size, spot);
  const share = scaleOf(view.zoom) / scaleOf(next);
  return bound({ x: x + (view.x - x) * share, y: y + (view.y - y) * share, zoom: next }, size);
}

/** In pixels to the right and down. */
export function drag({ x, y, zoom }: View, size: MapSize, { left, top }: Spot): View {
  const scale = scaleOf(zoom);
  return bound({ x: x - left / scale, y: y - top / scale, zoom }, size);
}

export function bringIn(view: View, size: MapSize, point: Point, margin: number): View {
  const { left, top } = spotOf(view, size, point);
  const over = (at: number, room: number) => Math.min(0, at - margin) + Math.max(0, at - room + margin);
  return drag(view, size, { left: -over(left, size.width), top: -over(top, size.height) });
}
