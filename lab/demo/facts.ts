import { chance, type Chance } from "../../seed/chance.ts";
import { factCode, statedFacts, statedGroups } from "../../src/contract/providers/facts.ts";
import type { RosterEntry } from "./corpus.ts";
import type { Culture } from "./cultures.ts";

const ofServices: Readonly<Record<string, string>> = {
  "Bridal suite": "bridal-suite",
  "On-site accommodation": "accommodation",
  "Farm cottages for 48": "accommodation",
  "Backup power": "generator",
  "Wheelchair access": "step-free-access",
  "Secure parking": "parking",
};

const ofVenues = [
  "all-inclusive",
  "chapel",
  "children-welcome",
  "corkage",
  "exclusive-use",
  "mountain-view",
  "own-catering",
  "pets-welcome",
  "swimming-pool",
];

const african = ["traditional"];
const indian = ["hindu", "indian"];
const muslim = ["halaal", "muslim"];

const ofCultures: Readonly<Partial<Record<Culture, readonly string[]>>> = {
  zulu: african,
  xhosa: african,
  sotho: african,
  tswana: african,
  pedi: african,
  venda: african,
  tsonga: african,
  ndebele: african,
  swati: african,
  tamil: indian,
  hindi: indian,
  gujarati: indian,
  muslim: ["indian", ...muslim],
  malay: muslim,
  jewish: ["jewish", "kosher"],
  greek: ["greek"],
};

const withStyle = new Set([
  "bridal-wear",
  "cakes-and-desserts",
  "decor-and-hire",
  "florists",
  "hair-and-makeup",
  "photographers",
  "stationery-and-invitations",
  "venues",
  "videographers",
  "wedding-planners",
]);

/** Typical capacities of a category's businesses, and the share that states one. */
const rooms: Readonly<Record<string, { share: number; sizes: readonly number[] }>> = {
  venues: { share: 0.92, sizes: [50, 60, 80, 100, 120, 140, 150, 180, 200, 250, 300, 400] },
  caterers: { share: 0.7, sizes: [80, 120, 200, 300, 400, 600] },
  "mobile-bars": { share: 0.5, sizes: [100, 150, 200, 300] },
  "decor-and-hire": { share: 0.4, sizes: [150, 200, 300, 500] },
};

const roomCounts: Readonly<Record<string, number>> = {
  "Bo-Kaap Table": 400,
  "Hotel Umdloti Sands": 650,
  "Rooikoppie Guest Farm": 180,
  "Steenberg Hall": 600,
};

/** The filter facts and capacity of a business; some state none. */
export function statementsOf(line: RosterEntry, category: string, services: readonly string[]) {
  const choice = chance(`facts of ${line.business_name}`);
  const room = rooms[category];
  const usual = room && choice.yes(room.share) ? choice.pick(room.sizes) : null;
  const guests_max = roomCounts[line.business_name] ?? usual;
  if (choice.yes(0.08)) return { facts: [], guests_max };
  const stated = new Set([
    ...stylesOf(category, choice),
    ...traditionsOf(line, category, choice),
    ...(category === "venues" ? [...namedBy(services), ...choice.some(ofVenues, choice.whole(2, 5))] : []),
  ]);
  return { facts: statedFacts.filter((code) => stated.has(code)), guests_max };
}

function stylesOf(category: string, { some, whole }: Chance): string[] {
  const styles = statedGroups[0]?.facts.map(({ code }) => code) ?? [];
  return withStyle.has(category) ? some(styles, whole(1, 3)) : [];
}

function traditionsOf({ culture, subcategory }: RosterEntry, category: string, { yes }: Chance): string[] {
  const isReligiousOfficer = category === "marriage-officers" && (culture === "muslim" || culture === "malay");
  const isFood = category === "caterers" || category === "venues" || category === "cakes-and-desserts";
  const own = (ofCultures[culture] ?? []).filter((code) => isFood || !["halaal", "kosher"].includes(code));
  return [
    ...own,
    ...(statedFacts.includes(factCode(subcategory)) ? [factCode(subcategory)] : []),
    ...(yes(0.25) ? ["mixed-cultures"] : []),
    ...(yes(0.3) && !isReligiousOfficer ? ["same-sex-couples"] : []),
    ...(isFood && yes(0.3) ? ["vegan"] : []),
  ];
}

const namedBy = (services: readonly string[]) => services.flatMap((service) => ofServices[service] ?? []);
