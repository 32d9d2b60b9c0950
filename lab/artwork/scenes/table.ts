import type { Easel } from "../easel.ts";
import { branch, garland, rose } from "../flowers.ts";
import { TAU, at, box, brightness, cut, disc, f, line, mix, oval, shape, xy } from "../pen.ts";

export function table(c: Easel): string {
  const { w, h, u, ink } = c;
  const cloth = c.pick([ink.pale, mix(ink.pale, ink.sky[1], 0.6), mix(ink.land[3], ink.deep, 0.25), "#24483f"]),
    dark = brightness(cloth) < 380;
  let out = box(0, 0, w, h, cloth);
  let weave = "";
  for (let i = Math.round((150 * w) / u); i--;) {
    const x = c.n(0, w),
      y = c.n(0, h),
      long = u * c.n(0.02, 0.06);
    weave += c.chance(0.5) ? cut(x, y, x + long, y, u * 0.0012) : cut(x, y, x, y + long, u * 0.0012);
  }
  out += shape(weave, dark ? ink.pale : ink.land[0], `opacity="${dark ? 0.12 : 0.4}"`);
  const size = c.wide ? h * 0.33 : u * 0.3,
    mid = h * 0.5;
  const runner = c.wide ? size * 0.34 : size * 0.42;
  out +=
    box(
      0,
      mid - runner,
      w,
      runner * 2,
      c.pick([mix(ink.bloom[0], ink.deep, 0.1), ink.land[2], mix(ink.bloom[1], ink.bloom[2], 0.4), ink.green[1]]),
    ) + [-1, 1].map((k) => box(0, mid + k * runner * 0.86 - 1, w, u * 0.004, ink.pale, 'opacity=".7"')).join("");
  const rim = c.pick([ink.bloom[0], ink.land[2], ink.green[1], ink.bloom[1]]),
    metal = mix(ink.bloom[2], ink.land[1], 0.3),
    steel = c.pick([metal, mix(ink.pale, ink.land[1], 0.5)]);
  const charger = c.pick([metal, mix(rim, ink.pale, 0.35), mix(rim, ink.deep, 0.15)]);
  const napkin = c.pick([ink.bloom[0], ink.bloom[1], ink.land[2], ink.green[0]]);
  const setting = () => {
    let s = oval(0.05, 0.07, 1.02, 1.02, ink.deep, 'opacity=".16"').replace(
      /cx="[^"]+" cy="[^"]+" rx="[^"]+" ry="[^"]+"/,
      'cx=".05" cy=".07" rx="1.02" ry="1.02"',
    );
    s +=
      `<circle r="1.16" fill="${charger}"/><circle r="1.1" fill="none" stroke="${mix(charger, "#ffffff", 0.35)}" stroke-width=".02"/><circle r="1" fill="#fffdf8"/><circle r=".94" fill="none" stroke="${rim}" stroke-width=".03"/>` +
      `<g fill="${rim}">${Array.from({ length: 36 }, (_, i) => `<circle cx="${(Math.cos((i / 36) * TAU) * 0.83).toFixed(3)}" cy="${(Math.sin((i / 36) * TAU) * 0.83).toFixed(3)}" r=".022"/>`).join("")}</g>` +
      `<circle r=".7" fill="none" stroke="${rim}" stroke-width=".018"/><circle r=".64" fill="#fbf6ec"/>`;
    s +=
      `<path d="M-.25 -.84H.25V.98H-.25Z" fill="${napkin}"/><path d="M-.25 -.84H.02V.98H-.25Z" fill="${mix(napkin, ink.pale, 0.14)}"/><path d="M-.21 -.84h.02V.98h-.02ZM.19 -.84h.02V.98h-.02Z" fill="${mix(napkin, ink.pale, 0.5)}"/>` +
      at(0, 0.2, c.n(-30, 30), `<g transform="scale(.01)">${branch(c, 62, ink.green[0], ink.green[1])}</g>`) +
      at(
        0,
        0.16,
        0,
        `<g transform="scale(.01)">${rose(13, c.pick([ink.bloom[1], ink.bloom[2]]), ink.deep, ink.pale)}</g>`,
      );
    s += `<g fill="${steel}"><path d="M-1.43 .8V.02q-.1-.06-.1-.2V-.7h.05v.42h.04v-.42h.06v.42h.04v-.42h.05v.52q0 .14-.07 .2V.8Z"/><path d="M1.3 .8V-.72q.15 .2 .13 .86h-.05V.8Z"/><path d="M1.62 .8V-.12q-.1-.08-.1-.28q0-.28 .14-.28q.14 0 .14 .28q0 .2-.1 .28V.8Z"/></g>`;
    return s;
  };
  const glass = (x: number, y: number, s: number, wine: string) =>
    disc(x + s * 0.1, y + s * 0.12, s, ink.deep, 'opacity=".12"') +
    disc(x, y, s, mix(cloth, "#ffffff", dark ? 0.35 : 0.7), 'opacity=".85"') +
    disc(x, y, s * 0.78, wine) +
    line(
      `M${xy(x - s * 0.62, y - s * 0.36)}A${f(s * 0.74)} ${f(s * 0.74)} 0 0 1 ${xy(x - s * 0.1, y - s * 0.72)}`,
      "#ffffff",
      s * 0.12,
      'opacity=".8"',
    );
  const step = size * 3.5,
    count = Math.ceil(w / step) + 1,
    start = w / 2 - ((count - 1) / 2) * step + (c.wide ? c.n(-0.3, 0.3) * step : 0);
  const place = (x: number, y: number, turn: number) => at(x, y, turn, setting(), size * 0.86);
  for (let i = 0; i < count; i++) {
    const x = start + i * step,
      off = c.wide ? size * 1.5 : size * 1.62;
    for (const k of [-1, 1]) {
      out += place(x, mid + k * off, k < 0 ? 180 : 0);
      out +=
        glass(x + size * 1.05 * k, mid + k * size * 0.62, size * 0.22, mix(ink.bloom[2], "#ffffff", 0.4)) +
        glass(x + size * 1.5 * k, mid + k * size * 0.75, size * 0.18, mix(ink.bloom[0], ink.deep, 0.3));
    }
  }
  out += garland(c, -u * 0.05, mid, w + u * 0.05, mid, size * 0.46, ink, 0, Math.round((w / size) * 1.5));
  for (let i = 0; i < count; i++) {
    const x = start + (i + 0.5) * step,
      y = mid + c.n(-0.3, 0.3) * size;
    out +=
      disc(x, y, size * 0.4, ink.bloom[2], 'opacity=".25"') +
      disc(x, y, size * 0.19, metal) +
      disc(x, y, size * 0.15, ink.pale) +
      shape(cut(x - size * 0.04, y + size * 0.05, x + size * 0.04, y - size * 0.1, size * 0.04), ink.bloom[1]);
  }
  return out;
}
