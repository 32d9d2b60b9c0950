import type { Easel } from "./easel.ts";
import { box, cut, disc, f, line, mix, oval, shape, xy, nth } from "./pen.ts";

const skins = ["#5a3825", "#6f4630", "#8a5a3c", "#a87350", "#c6926b", "#e0b48f", "#efcdb0"];

export function pair(c: Easel, x: number, base: number, s: number) {
  const { ink } = c,
    dark = "#1d1512";
  const skin = c.pick(skins),
    other = c.chance(0.7) ? nth(skins, Math.max(0, Math.min(6, skins.indexOf(skin) + c.i(-1, 1)))) : c.pick(skins);
  const arm = (x1: number, x2: number, tone: string) =>
    line(
      `M${xy(x1 + s * 0.07, base - s * 0.66)}Q${xy((x1 + x2) / 2 + s * 0.01, base - s * 0.56)} ${xy(x2 - s * 0.065, base - s * 0.52)}`,
      tone,
      s * 0.036,
    );
  const bx = x - s * 0.14,
    gx = x + s * 0.13,
    kind = c.r(),
    ground = oval(x - s * 0.05, base + s * 0.01, s * 0.42, s * 0.03, ink.deep, 'opacity=".35"');
  const suit = () =>
    c.pick([
      "#1f2747",
      "#2b2622",
      mix(ink.green[1], "#101010", 0.5),
      mix(ink.bloom[0], "#000000", 0.55),
      "#6d6152",
      "#7b3f2c",
    ]);

  function inSuit(gx: number, skin: string, cloth: string) {
    const shade = mix(cloth, "#000000", 0.22),
      cover = c.i(0, 5);
    let out = shape(
      `M${xy(gx - s * 0.075, base - s * 0.36)}H${f(gx + s * 0.075)}L${xy(gx + s * 0.07, base)}H${f(gx + s * 0.012)}L${xy(gx, base - s * 0.28)}L${xy(gx - s * 0.012, base)}H${f(gx - s * 0.07)}Z`,
      shade,
    );
    out += shape(
      `M${xy(gx - s * 0.03, base - s * 0.745)}C${xy(gx - s * 0.1, base - s * 0.735)} ${xy(gx - s * 0.115, base - s * 0.7)} ${xy(gx - s * 0.11, base - s * 0.62)}L${xy(gx - s * 0.085, base - s * 0.34)}H${f(gx + s * 0.088)}L${xy(gx + s * 0.11, base - s * 0.62)}C${xy(gx + s * 0.115, base - s * 0.7)} ${xy(gx + s * 0.1, base - s * 0.735)} ${xy(gx + s * 0.03, base - s * 0.745)}Z`,
      cloth,
    );
    out +=
      shape(
        `M${xy(gx + s * 0.085, base - s * 0.7)}C${xy(gx + s * 0.14, base - s * 0.64)} ${xy(gx + s * 0.13, base - s * 0.5)} ${xy(gx + s * 0.115, base - s * 0.37)}L${xy(gx + s * 0.08, base - s * 0.37)}L${xy(gx + s * 0.075, base - s * 0.62)}Z`,
        mix(cloth, "#000000", 0.12),
      ) + disc(gx + s * 0.098, base - s * 0.36, s * 0.02, skin);
    out += shape(cut(gx, base - s * 0.56, gx, base - s * 0.345, s * 0.003), mix(cloth, "#ffffff", 0.22));
    out +=
      box(gx - s * 0.03, base - s * 0.79, s * 0.06, s * 0.06, skin) +
      oval(gx, base - s * 0.835, s * 0.052, s * 0.064, skin) +
      oval(gx - s * 0.052, base - s * 0.83, s * 0.01, s * 0.016, skin) +
      oval(gx + s * 0.052, base - s * 0.83, s * 0.01, s * 0.016, skin);
    if (cover !== 0)
      out += shape(
        `M${xy(gx - s * 0.053, base - s * 0.82)}C${xy(gx - s * 0.06, base - s * 0.93)} ${xy(gx + s * 0.06, base - s * 0.93)} ${xy(gx + s * 0.053, base - s * 0.82)}Q${xy(gx, base - s * 0.785)} ${xy(gx - s * 0.053, base - s * 0.82)}Z`,
        cover === 5 ? "#6b4a2c" : dark,
      );
    if (cover === 1)
      out += shape(
        `M${xy(gx - s * 0.052, base - s * 0.855)}L${xy(gx - s * 0.044, base - s * 0.925)}Q${xy(gx, base - s * 0.94)} ${xy(gx + s * 0.044, base - s * 0.925)}L${xy(gx + s * 0.052, base - s * 0.855)}Q${xy(gx, base - s * 0.84)} ${xy(gx - s * 0.052, base - s * 0.855)}Z`,
        c.pick([ink.bloom[0], ink.pale, ink.green[1]]),
      );
    return out + box(gx - s * 0.034, base - s * 0.757, s * 0.068, s * 0.018, ink.pale);
  }

  function inGown(bx: number, skin: string) {
    const look = c.i(0, 3),
      cloth = look === 2 ? ink.bloom[0] : "#fffaf2",
      fold = mix(cloth, ink.land[1], 0.3);
    const skirt = `M${xy(bx - s * 0.052, base - s * 0.5)}H${f(bx + s * 0.052)}C${xy(bx + s * 0.1, base - s * 0.3)} ${xy(bx + s * 0.16, base - s * 0.1)} ${xy(bx + s * 0.2, base)}Q${xy(bx - s * 0.05, base + s * 0.05)} ${xy(bx - s * 0.36, base + s * 0.01)}C${xy(bx - s * 0.2, base - s * 0.08)} ${xy(bx - s * 0.1, base - s * 0.3)} ${xy(bx - s * 0.052, base - s * 0.5)}Z`;
    let out = shape(
      `M${xy(bx - s * 0.07, base - s * 0.68)}C${xy(bx - s * 0.125, base - s * 0.6)} ${xy(bx - s * 0.1, base - s * 0.5)} ${xy(bx - s * 0.1, base - s * 0.41)}L${xy(bx - s * 0.074, base - s * 0.41)}L${xy(bx - s * 0.05, base - s * 0.58)}Z`,
      skin,
    );
    out +=
      shape(
        `M${xy(bx - s * 0.085, base - s * 0.685)}Q${xy(bx, base - s * 0.74)} ${xy(bx + s * 0.085, base - s * 0.685)}L${xy(bx + s * 0.06, base - s * 0.58)}H${f(bx - s * 0.06)}Z`,
        skin,
      ) +
      shape(
        `M${xy(bx - s * 0.075, base - s * 0.63)}Q${xy(bx, base - s * 0.56)} ${xy(bx + s * 0.075, base - s * 0.63)}L${xy(bx + s * 0.053, base - s * 0.49)}H${f(bx - s * 0.053)}Z`,
        cloth,
      );
    out += shape(skirt, cloth);
    let folds = "";
    for (let i = 0; i < 9; i++)
      folds += cut(
        bx + (i - 4) * s * 0.009,
        base - s * 0.48,
        bx + (i - 5.4) * s * 0.052,
        base - s * 0.01,
        s * 0.006,
        -s * 0.012,
      );
    const hem =
      look === 2
        ? line(
            `M${xy(bx - s * 0.5, base - s * 0.02)}Q${xy(bx, base + s * 0.02)} ${xy(bx + s * 0.4, base - s * 0.03)}`,
            "#d9a441",
            s * 0.045,
          )
        : look === 1
          ? [0.05, 0.085, 0.2, 0.23]
              .map((t) =>
                line(
                  `M${xy(bx - s * 0.5, base - s * t)}Q${xy(bx, base - s * (t - 0.04))} ${xy(bx + s * 0.4, base - s * t)}`,
                  dark,
                  s * 0.007,
                ),
              )
              .join("")
          : "";
    out += `<g ${c.clip(skirt)}>${shape(folds, fold, 'opacity=".75"')}${hem}</g>`;
    out +=
      box(bx - s * 0.02, base - s * 0.755, s * 0.04, s * 0.06, skin) +
      oval(bx, base - s * 0.79, s * 0.046, s * 0.056, skin);
    if (look === 1)
      return (
        out +
        shape(
          `M${xy(bx - s * 0.05, base - s * 0.775)}C${xy(bx - s * 0.085, base - s * 0.9)} ${xy(bx - s * 0.05, base - s * 0.935)} ${xy(bx + s * 0.005, base - s * 0.925)}C${xy(bx + s * 0.08, base - s * 0.92)} ${xy(bx + s * 0.075, base - s * 0.83)} ${xy(bx + s * 0.05, base - s * 0.775)}Q${xy(bx, base - s * 0.745)} ${xy(bx - s * 0.05, base - s * 0.775)}Z`,
          ink.bloom[0],
        ) +
        shape(
          cut(bx - s * 0.055, base - s * 0.82, bx + s * 0.06, base - s * 0.85, s * 0.006) +
            cut(bx - s * 0.05, base - s * 0.79, bx + s * 0.055, base - s * 0.81, s * 0.006),
          ink.bloom[2],
        )
      );
    if (look === 3)
      return (
        out +
        shape(
          `M${xy(bx - s * 0.05, base - s * 0.79)}L${xy(bx - s * 0.1, base - s * 0.92)}Q${xy(bx, base - s * 0.96)} ${xy(bx + s * 0.1, base - s * 0.92)}L${xy(bx + s * 0.05, base - s * 0.79)}Z`,
          "#8c2f2a",
        ) +
        shape(
          `M${xy(bx - s * 0.053, base - s * 0.775)}Q${xy(bx, base - s * 0.755)} ${xy(bx + s * 0.053, base - s * 0.775)}V${f(base - s * 0.8)}Q${xy(bx, base - s * 0.785)} ${xy(bx - s * 0.053, base - s * 0.8)}Z`,
          ink.pale,
        )
      );
    out +=
      shape(
        `M${xy(bx - s * 0.05, base - s * 0.77)}C${xy(bx - s * 0.062, base - s * 0.88)} ${xy(bx + s * 0.062, base - s * 0.88)} ${xy(bx + s * 0.05, base - s * 0.77)}Q${xy(bx, base - s * 0.735)} ${xy(bx - s * 0.05, base - s * 0.77)}Z`,
        dark,
      ) + disc(bx, base - s * 0.8, s * 0.034, mix(dark, "#5a3a2a", 0.35));
    if (look === 0)
      out += shape(
        `M${xy(bx - s * 0.03, base - s * 0.83)}Q${xy(bx, base - s * 0.85)} ${xy(bx + s * 0.03, base - s * 0.83)}C${xy(bx + s * 0.1, base - s * 0.6)} ${xy(bx + s * 0.12, base - s * 0.3)} ${xy(bx + s * 0.13, base - s * 0.06)}Q${xy(bx - s * 0.05, base - s * 0.02)} ${xy(bx - s * 0.27, base - s * 0.02)}C${xy(bx - s * 0.12, base - s * 0.3)} ${xy(bx - s * 0.09, base - s * 0.6)} ${xy(bx - s * 0.03, base - s * 0.83)}Z`,
        "#ffffff",
        'opacity=".55"',
      );
    for (let i = -2; i <= 2; i++)
      out += disc(
        bx + i * s * 0.018,
        base - s * (0.836 - Math.abs(i) * 0.004),
        s * 0.012,
        i % 2 ? ink.pale : ink.bloom[0],
      );
    return out;
  }

  if (kind < 0.1) {
    const cloth = suit();
    return ground + inSuit(gx, other, suit()) + inSuit(bx, skin, cloth) + arm(bx, gx, mix(cloth, "#000000", 0.15));
  }
  if (kind < 0.2)
    return (
      ground +
      `<g transform="translate(${f(2 * x)} 0) scale(-1 1)">${inGown(bx, other)}</g>` +
      inGown(bx, skin) +
      arm(bx, gx + s * 0.03, skin)
    );
  return ground + inSuit(gx, other, suit()) + inGown(bx, skin) + arm(bx, gx, skin);
}
