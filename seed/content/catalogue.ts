import { priceTiers, provinces } from "../../src/contract/choices.ts";
import type { BadgeType, Province } from "../../src/contract/primitives.ts";
import type { Calendar } from "./calendar.ts";
import { catalogueNames, type CatalogueName } from "./catalogue-names.ts";
import { chance, type Chance } from "./chance.ts";
import { corpora } from "./corpora.ts";
import type { Corpus, RosterLine } from "./corpus.ts";
import { cultures } from "./cultures.ts";
import { describe, namePackages, roundRand } from "./describe.ts";
import type { DemoProvider } from "./directory.ts";
import { openingHours, payment, slugOf } from "./particulars.ts";
import { bannersFor, pickGallery, type Drawing } from "./pictures.ts";
import { landline, mobile, townsOf } from "./places.ts";

/** How many of a hundred businesses are in each province, in the order of the provinces: as the people are. */
const province_weights = [26, 21, 19, 10, 6, 7, 5, 2, 4];
/** How many of a hundred businesses are in each category, in the order of the categories. */
const category_weights = [9, 11, 5, 7, 3, 7, 5, 5, 7, 5, 9, 4, 3, 4, 3, 4, 3, 3, 2, 3];

const tier_spans: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 4],
];

/** A business of the catalogue with what its trust is made of. */
export interface CatalogueProvider extends Omit<DemoProvider, "badges"> {
  readonly badge_types: readonly BadgeType[];
  readonly endorsers: number;
  readonly verifications: number;
}

const shared_logos = 120;

/** The logos that the catalogue shares, by the names that its providers use. */
export function sharedLogos(): Record<string, Drawing> {
  const { pick } = chance("catalogue logos");
  const letters = "ABCDEFGHIJKLMNOPRSTUVWYZ".split("");
  return Object.fromEntries(
    Array.from({ length: shared_logos }, (_, number): [string, Drawing] => [
      `logo ${number}`,
      { as: "monogram", seed: `catalogue ${number}`, initials: `${pick(letters)}${pick(letters)}` },
    ]),
  );
}

interface Settings {
  readonly calendar: Calendar;
  readonly newId: () => string;
  /** Nobody has more endorsers than this: a small catalogue has too few businesses to give them. */
  readonly endorsers_max: number;
}

/** Makes businesses for measurements, one after another: variations of the demo's, the same for the same seed. */
export function catalogue(
  seed: string,
  { calendar, newId, endorsers_max }: Settings,
): (number: number) => CatalogueProvider {
  const choice = chance(`catalogue ${seed}`);
  const nextName = catalogueNames();
  const pickCorpus = weighted(corpora, category_weights, choice);
  const pickProvince = weighted(provinces, province_weights, choice);
  const banners = new Map(corpora.map(({ slug }) => [slug, bannersFor(slug)]));
  return (number) => {
    const corpus = pickCorpus();
    const province = pickProvince();
    const city = choice.yes(0.6) ? choice.pick(townsOf(province).slice(0, 10)) : choice.pick(townsOf(province));
    const line: RosterLine = {
      ...choice.pick(corpus.roster),
      ...nextName(corpus.slug, city, choice),
      city,
      province,
      price_range: pricesOf(choice),
    };
    const row = rowOf({ line, corpus, number, choice, calendar, id: newId() });
    const images = choice.yes(0.4) ? choice.whole(3, 4) : 0;
    return {
      row,
      email: `${slugOf(line.contact_person)}${number}@${seed}.catalogue.example`,
      categories: [{ slug: corpus.slug, subcategory: line.subcategory, is_primary: true }, ...alsoIn(corpus, choice)],
      custom_fields: namePackages(corpus.packages, row.price_from ?? 0, choice)
        .slice(0, 2)
        .map(({ name }) => ({ id: newId(), name })),
      logo: `logo ${number % shared_logos}`,
      banner: choice.yes(0.85) ? (banners.get(corpus.slug)?.() ?? null) : null,
      gallery: pickGallery(corpus.slug, images, choice).map(({ picture, alternative_text }) => ({
        picture,
        alternative_text,
        caption: null,
      })),
      videos: [],
      ...trustOf(row.is_published === true, endorsers_max, choice),
    };
  };
}

function weighted<T>(list: readonly T[], weights: readonly number[], choice: Chance): () => T {
  const entries = list.flatMap((entry, at) => Array.from({ length: weights[at] ?? 1 }, () => entry));
  return () => choice.pick(entries);
}

function pricesOf({ pick, yes }: Chance): RosterLine["price_range"] {
  const [from, to] = pick(tier_spans);
  return yes(0.95) ? priceTiers.slice(from, to) : [];
}

function alsoIn(corpus: Corpus, { pick, yes }: Chance): DemoProvider["categories"] {
  const other = pick(corpora).slug;
  return yes(0.15) && other !== corpus.slug ? [{ slug: other, subcategory: null, is_primary: false }] : [];
}

interface Given {
  readonly line: RosterLine & CatalogueName & { province: Province };
  readonly corpus: Corpus;
  readonly number: number;
  readonly choice: Chance;
  readonly calendar: Calendar;
  readonly id: string;
}

function rowOf({ line, corpus, number, choice, calendar, id }: Given): DemoProvider["row"] {
  const { business_name, contact_person, city, province, price_range, culture } = line;
  const years = choice.whole(1, 30);
  const events = years * choice.whole(4, 25);
  const start = corpus.starts[(price_range[0]?.length ?? 1) - 1] ?? corpus.starts[0];
  const price_from = roundRand(start * choice.number(0.6, 1.6));
  const created_at = calendar.daysAgo(choice.whole(1, 1_100), choice.whole(6, 21), choice.whole(0, 59));
  const is_published = choice.yes(0.97);
  return {
    id,
    business_name,
    contact_person,
    description: describe({ line, years, events }, () => choice.pick(corpus.ways), choice),
    phone: choice.yes(0.6) ? mobile(number) : landline(city, province, number),
    email_public: `hello${number}@catalogue.example`,
    website: choice.yes(0.5) ? `https://${slugOf(business_name)}.example` : null,
    city,
    province,
    additional_cities: choice.some(townsOf(province).slice(0, 10), choice.whole(0, 3)),
    willing_to_travel: choice.yes(0.6),
    radius_km: choice.pick([null, 50, 100, 200]),
    travel_free_km: number % 3 === 0 ? null : 40 + (number % 5) * 20,
    travel_rate_per_km: number % 4 === 0 ? null : 4.5 + (number % 8) / 2,
    established_year: choice.yes(0.8) ? calendar.year - years : null,
    years_experience: years,
    events_completed: events,
    price_range: [...price_range],
    price_from,
    price_to: roundRand(price_from * choice.number(1.5, 4)),
    ...payment(price_from, choice),
    services_offered: choice.some(corpus.services, choice.whole(2, 7)),
    specialties: choice.some(corpus.specialties, choice.whole(0, 3)),
    languages_spoken: [...cultures[culture].languages],
    business_hours: choice.yes(0.7) ? openingHours(corpus.slug, choice) : null,
    ...reviewsOf(created_at, choice),
    is_published,
    published_at: is_published ? created_at : null,
    created_at,
    updated_at: created_at,
  };
}

function reviewsOf(created_at: Date, { number, yes }: Chance) {
  const rating = () => Math.round(Math.min(5, number(3.4, 5.3)) * 10) / 10;
  const count = () => Math.round(Math.exp(number(0.7, 6)));
  const [google, facebook] = [yes(0.8), yes(0.4)];
  return {
    google_rating: google ? rating() : null,
    google_review_count: google ? count() : null,
    facebook_rating: facebook ? rating() : null,
    facebook_review_count: facebook ? count() : null,
    ratings_recorded_at: google || facebook ? created_at : null,
  };
}

function trustOf(published: boolean, endorsers_max: number, { number, whole, yes }: Chance) {
  const verified = published && yes(0.45);
  const share = number(0, 1);
  const ladder: readonly (readonly [share: number, from: number, to: number])[] = [
    [0.0003, 96, 110],
    [0.0015, 48, 90],
    [0.006, 24, 40],
    [0.025, 12, 20],
    [0.08, 6, 11],
    [0.22, 3, 5],
    [0.5, 1, 2],
  ];
  const [, from, to] = ladder.find(([most]) => share < most) ?? [1, 0, 0];
  const badge_types: BadgeType[] = verified ? ["verified"] : [];
  if (verified && yes(0.3)) badge_types.push("trusted");
  if (yes(0.02)) badge_types.push("pioneer");
  return {
    badge_types,
    endorsers: published ? Math.min(endorsers_max, whole(from, to)) : 0,
    verifications: verified ? (yes(0.15) ? 6 : 0) : published && yes(0.25) ? whole(1, 5) : 0,
  };
}
