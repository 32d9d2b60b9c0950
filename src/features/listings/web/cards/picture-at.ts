/** Movement in CSS pixels before the direction counts. */
const finger_px = 12;

export function pictureAt(fraction: number, count: number): number {
  return Math.min(Math.max(Math.floor(fraction * count), 0), count - 1);
}

/** 1 for next, -1 for back, 0 for scrolling. */
export function swipeOf(right: number, down: number): -1 | 0 | 1 {
  if (Math.abs(right) < finger_px || Math.abs(right) < 1.5 * Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}
