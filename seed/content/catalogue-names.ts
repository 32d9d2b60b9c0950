import type { Chance } from "./chance.ts";
import { corpora } from "./corpora.ts";

const nouns =
  "Acacia Aloe Amarula Anker Baobab Berg Blesbok Bougainville Buchu Bokmakierie Cape Cederberg Coral Crane Daisy Delta " +
  "Disa Drakens Ember Erica Fig Flame Fynbos Gold Golden Heather Highveld Honey Horizon Ilanga Imbali Indigo Inyanga " +
  "Ivory Jacaranda Karoo Kei Khaya Kiepersol Kudu Langa Lesedi Lily Lowveld Maluti Marula Midlands Milkwood Mopane " +
  "Naledi Namaqua Olive Oribi Overberg Pearl Quiver Riverbend Rooibos Saffron Sandveld Savanna Shweshwe Springbok " +
  "Sunbird Swallow Tambotie Thorn Umlilo Vlei Waterberg Willow Yellowwood Zinnia Zulu";
const firstWords = nouns.split(" ");

/** One name in 37 is Protea's: what a search that many businesses match is measured with. */
const protea_share = 0.027;

/** What a business of each category calls its trade. */
const trades: Readonly<Record<string, readonly string[]>> = {
  venues: ["Estate", "Lodge", "Gardens", "Barn", "Manor", "Hall"],
  photographers: ["Photography", "Images", "Studio", "Pictures"],
  videographers: ["Films", "Motion", "Cinema", "Reels"],
  "djs-and-mcs": ["Sound", "Beats", "Decks", "DJ & MC"],
  "bands-and-musicians": ["Band", "Quartet", "Choir", "Marimba"],
  caterers: ["Kitchen", "Catering", "Table", "Potjie Co"],
  "cakes-and-desserts": ["Cakes", "Bakery", "Sugar Co", "Patisserie"],
  florists: ["Flowers", "Blooms", "Florals", "Stems"],
  "decor-and-hire": ["Decor", "Hire", "Tents", "Draping"],
  "wedding-planners": ["Weddings", "Events", "Planning"],
  "hair-and-makeup": ["Beauty", "Hair Studio", "Makeup", "Glow"],
  "bridal-wear": ["Bridal", "Gowns", "Couture"],
  menswear: ["Tailors", "Suits", "Menswear"],
  "traditional-wear": ["Umbhaco", "Attire", "Seshoeshoe", "Designs"],
  jewellery: ["Jewellers", "Rings", "Beadwork"],
  transport: ["Classic Cars", "Shuttles", "Chauffeurs"],
  "stationery-and-invitations": ["Paper", "Invitations", "Letterpress"],
  "marriage-officers": ["Ceremonies", "Vows", "Marriage Officers"],
  "mobile-bars": ["Mobile Bar", "Cocktails", "Coffee Cart"],
  "photo-booths": ["Photo Booth", "Booths", "Snaps"],
};

const people = corpora.flatMap(({ roster }) => roster.map(({ contact_person }) => contact_person.split(" ")));
const firstNames = [...new Set(people.map(([first = ""]) => first))];
const surnames = [...new Set(people.map((names) => names.slice(1).join(" ")))].filter((name) => name !== "");

export interface CatalogueName {
  readonly business_name: string;
  readonly contact_person: string;
}

/** Names for a large catalogue: no business name twice, for which a town or a number is added where needed. */
export function catalogueNames(): (category_slug: string, city: string, choice: Chance) => CatalogueName {
  const used = new Set<string>();
  return (category_slug, city, choice) => {
    const { pick, yes } = choice;
    const surname = pick(surnames);
    const first = pick(firstNames);
    const trade = pick(trades[category_slug] ?? ["Weddings"]);
    const noun = yes(protea_share) ? "Protea" : pick(firstWords);
    const tries = [`${noun} ${trade}`, `${noun} & ${surname} ${trade}`, `${noun} ${trade} ${city}`];
    const plain = tries.find((name) => !used.has(name)) ?? `${noun} ${trade} ${city} ${used.size}`;
    used.add(plain);
    return { business_name: plain, contact_person: `${first} ${surname}` };
  };
}
