/** So far a finger moves before it says where it wants to go, in pixels of CSS. */
const finger_px = 12;

/** Which of so many pictures a pointer asks for that stands at this part of the width: each has an equal share. */
export function pictureAt(part: number, count: number): number {
  return Math.min(Math.max(Math.floor(part * count), 0), count - 1);
}

/** Which way a finger that has moved so far wants to go: 1 to the next, -1 back, 0 for nowhere, as whoever scrolls. */
export function swipeOf(right: number, down: number): -1 | 0 | 1 {
  if (Math.abs(right) < finger_px || Math.abs(right) < 1.5 * Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}
