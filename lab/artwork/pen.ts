/** In pixels from the top left. */
export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;

/** Throws a RangeError outside the list. */
export function nth<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return entry;
}

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** Red + green + blue; under 400 is dark. */
export const brightness = (hex: string): number => channel(hex, 1) + channel(hex, 3) + channel(hex, 5);

export const mix = (a: string, b: string, share: number): string =>
  "#" +
  [1, 3, 5]
    .map((at) => Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");

/** Contrasts with the wall: paler on a dark one, warmer on a light one. */
export const lift = (wall: string, warm: string, pale: string, share: number): string =>
  brightness(wall) < 400 ? mix(wall, pale, 0.16) : mix(wall, warm, share);

export const f = (v: number): string => String(Math.round(v * 10) / 10);
export const xy = (x: number, y: number): string => `${f(x)} ${f(y)}`;

/** Moves opacity to the paint where there is only one: an opacity layer costs librsvg a third of its time. */
function attributes(more: string, paint: "fill" | "stroke" = "fill"): string {
  if (more === "") return "";
  const one_paint = paint === "stroke" || !more.includes("stroke=");
  return " " + (one_paint ? more.replace(/(?<![\w-])opacity=/, `${paint}-opacity=`) : more);
}

export const shape = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f(width)}" stroke-linecap="round"${attributes(more, "stroke")}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${attributes(more)}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}"${attributes(more)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}"${attributes(more)}/>`;
export const at = (x: number, y: number, turn: number, inside: string, size = 1): string =>
  `<g transform="translate(${xy(x, y)})${turn ? ` rotate(${f(turn)})` : ""}${size !== 1 ? ` scale(${Math.round(size * 1000) / 1000})` : ""}">${inside}</g>`;

/** As part of a path, so that many cost one element. */
export const ring = (x: number, y: number, r: number): string =>
  `M${xy(x - r, y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`;

/** A stroke pointed at both ends, widest in the middle. */
export function cut(x1: number, y1: number, x2: number, y2: number, thick: number, bow = 0): string {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const long = Math.hypot(dx, dy) || 1;
  const px = -dy / long;
  const py = dx / long;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const out = xy(mx + px * (bow + thick), my + py * (bow + thick));
  const back = xy(mx + px * (bow - thick), my + py * (bow - thick));
  return `M${xy(x1, y1)}Q${out} ${xy(x2, y2)}Q${back} ${xy(x1, y1)}Z`;
}

export const ray = (x: number, y: number, angle: number, from: number, to: number, thick: number, bow = 0): string =>
  cut(
    x + Math.cos(angle) * from,
    y + Math.sin(angle) * from,
    x + Math.cos(angle) * to,
    y + Math.sin(angle) * to,
    thick,
    bow,
  );

export const poly = (points: readonly Point[]): string => "M" + points.map(([x, y]) => xy(x, y)).join("L");

export function soft(points: readonly Point[]): string {
  let d = `M${xy(...nth(points, 0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const b = nth(points, i);
    const c = nth(points, i + 1);
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    const leave = xy(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6);
    d += `C${leave} ${xy(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${xy(...c)}`;
  }
  return d;
}
