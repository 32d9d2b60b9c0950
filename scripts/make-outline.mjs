import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const source = "world-atlas@2.0.2";
const target = "src/contract/places/outline.ts";

const slack = 0.7;

const world = 131_072;

const countries = { southAfrica: "710", lesotho: "426", eswatini: "748" };

/** @typedef {[number, number]} Point */
/** @typedef {{type: string, id: string, arcs: number[][] | number[][][]}} Country */
/**
 * @typedef {{
 *   transform: {scale: Point, translate: Point}, arcs: Point[][], objects: {countries: {geometries: Country[]}}
 * }} Atlas
 */

/** @returns {Atlas} */
function fetchAtlas() {
  const folder = mkdtempSync(join(tmpdir(), "outline-"));
  try {
    const file = execFileSync("npm", ["pack", source, "--silent"], { cwd: folder, encoding: "utf8" }).trim();
    execFileSync("tar", ["xzf", file], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, "package", "countries-10m.json"), "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Degrees to the outline's world. @param {Point} at @returns {Point} */
function project([longitude, latitude]) {
  const turn = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * world, (0.5 - turn / (2 * Math.PI)) * world];
}

/** From a point to the line between two others. @param {Point} at @param {Point} from @param {Point} to */
function distance([x, y], [fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}

/** Douglas-Peucker. @param {Point[]} line @returns {Point[]} */
function simplify(line) {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return line;
  let [far, at] = [0, 0];
  line.forEach((each, place) => {
    const off = distance(each, from, to);
    if (off > far) [far, at] = [off, place];
  });
  if (far <= slack) return [from, to];
  return [...simplify(line.slice(0, at + 1)).slice(0, -1), ...simplify(line.slice(at))];
}

/** In two halves, so that the closed line has two ends. @param {Point[]} line @returns {Point[]} */
function simplifyArc(line) {
  const middle = Math.floor(line.length / 2);
  return [...simplify(line.slice(0, middle + 1)).slice(0, -1), ...simplify(line.slice(middle))];
}

/** Neighbours share their simplified border. @param {Atlas} atlas */
function readArcs({ arcs, transform: { scale, translate } }) {
  return (/** @type {number} */ index) => {
    let [x, y] = [0, 0];
    const line = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    const simple = simplifyArc(line);
    return index < 0 ? simple.toReversed() : simple;
  };
}

/** The mainland's outer ring. @param {Atlas} atlas @param {string} wanted @returns {Point[]} */
function readRing(atlas, wanted) {
  const country = atlas.objects.countries.geometries.find(({ id }) => id === wanted);
  if (!country) throw new Error(`The atlas has no country ${wanted}.`);
  const polygons = /** @type {number[][][]} */ (country.type === "Polygon" ? [country.arcs] : country.arcs);
  const arc = readArcs(atlas);
  const rings = polygons.map(([outer = []]) => outer.flatMap((index, place) => arc(index).slice(place === 0 ? 0 : 1)));
  const largest = rings.toSorted((a, b) => width(b) - width(a))[0] ?? [];
  return largest.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

/** @param {Point[]} ring */
function width(ring) {
  const across = ring.map(([x]) => x);
  return Math.max(...across) - Math.min(...across);
}

/** As an SVG path with relative points. @param {Point[]} ring */
function write(ring) {
  let [x, y] = [0, 0];
  const steps = ring.slice(0, -1).map(([nextX, nextY]) => {
    const step = `${nextX - x}${nextY < y ? "" : " "}${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  const [first, ...rest] = steps.filter((step) => step !== "0 0");
  return `m${first}l${rest.join(" ").replaceAll(" -", "-")}z`;
}

/** @param {string} path */
function wrap(path) {
  return (path.match(/.{1,110}(?=[ -]|$)|.+/g) ?? []).map((part) => `  ${JSON.stringify(part)}`).join(" +\n");
}

const atlas = fetchAtlas();
const lines = Object.entries(countries).map(([name, id]) => {
  return `  ${name}:\n${wrap(write(readRing(atlas, id))).replaceAll(/^/gm, "  ")},\n`;
});
writeFileSync(
  target,
  `/**
 * The outlines of three countries as \`scripts/make-outline.mjs\` writes them: paths of an SVG in the world of \`mercator.ts\`,
 * each point by its distance from the one before. From Natural Earth (https://www.naturalearthdata.com, public domain) as
 * npm's ${source} packs it. South Africa's runs around Lesotho, which lies upon it.
 */
export const outline = {
${lines.join("")}} as const;
`,
);
