import type { Calendar } from "../../seed/calendar.ts";
import { chance, deck, type Chance } from "../../seed/chance.ts";
import type { DemoProvider } from "../../seed/directory.ts";
import { splitPrice } from "../../src/contract/providers/split-price.ts";
import { corpora } from "./corpora.ts";
import type { Corpus, RosterEntry } from "./corpus.ts";
import { cultures } from "./cultures.ts";
import { calledName, describe, namePackages, roundRand, type Package } from "./describe.ts";
import { statementsOf } from "./facts.ts";
import { openingHours, papers, payment, socialLinks, slugOf } from "./particulars.ts";
import { initialsOf, bannersFor, drawGallery, pickGallery, type Drawing, type GalleryPicture } from "./pictures.ts";
import { landline, mobile, otherTowns, postalCode, streetAddress } from "./places.ts";
import { ratingsOf } from "./ratings.ts";
import { showpieces, type Showpiece } from "./showpieces.ts";
import { videoLinks } from "./videos.ts";

const neighbours: Readonly<Record<string, readonly string[]>> = {
  photographers: ["videographers", "photo-booths"],
  videographers: ["photographers"],
  "djs-and-mcs": ["bands-and-musicians", "photo-booths"],
  caterers: ["mobile-bars", "cakes-and-desserts"],
  florists: ["decor-and-hire"],
  "decor-and-hire": ["florists", "wedding-planners"],
  "wedding-planners": ["decor-and-hire", "marriage-officers"],
  "bridal-wear": ["menswear", "traditional-wear"],
  "traditional-wear": ["bridal-wear", "menswear"],
  venues: ["caterers"],
  "cakes-and-desserts": ["caterers"],
};

const otherWords: Readonly<Record<string, readonly string[]>> = {
  venues: ["wedding farm", "reception hall", "ceremony and party in one place", "places to stay"],
  photographers: ["wedding photos", "troufotograaf", "photojournalism", "portraits"],
  videographers: ["wedding film", "trouvideo", "livestream", "reels"],
  "djs-and-mcs": ["amapiano", "programme director", "dance floor", "sound hire"],
  "bands-and-musicians": ["live music", "string quartet", "marimba", "jazz"],
  caterers: ["wedding food", "halaal kitchen", "seven colours", "spitbraai"],
  "cakes-and-desserts": ["wedding cake", "troukoek", "cupcakes", "eggless"],
  florists: ["wedding flowers", "blomme", "proteas", "bridal bouquet"],
  "decor-and-hire": ["tents", "draping", "chairs and tables", "stretch tent"],
  "wedding-planners": ["coordinator", "month-of planning", "lobola and white wedding", "destination weddings"],
  "hair-and-makeup": ["MUA", "braids", "bridal makeup", "gele"],
  "bridal-wear": ["wedding dress", "trourok", "veils", "plus size"],
  menswear: ["suits", "tuxedo hire", "groomsmen", "madiba shirts"],
  "traditional-wear": ["umbhaco", "shweshwe", "isicholo", "attire for umembeso"],
  jewellery: ["wedding rings", "engagement rings", "beads", "lab-grown diamonds"],
  transport: ["wedding car", "vintage car", "shuttle", "limousine"],
  "stationery-and-invitations": ["save the date", "wedding website", "menus", "calligraphy"],
  "marriage-officers": ["celebrant", "civil marriage", "home affairs", "interfaith"],
  "mobile-bars": ["cocktails", "gin bar", "coffee cart", "mocktails"],
  "photo-booths": ["360 booth", "mirror booth", "guest book", "instant prints"],
};

export interface Draft extends Omit<DemoProvider, "badges"> {
  readonly showpiece: Showpiece | undefined;
}

interface Given {
  readonly line: RosterEntry;
  readonly corpus: Corpus;
  readonly number: number;
  readonly choice: Chance;
  readonly nextSentence: () => string;
  readonly nextBanner: () => string;
  readonly calendar: Calendar;
  readonly newId: () => string;
}

/** In an order that mixes the categories. */
export function draftProviders(calendar: Calendar, newId: () => string): Draft[] {
  const all = corpora.flatMap((corpus) => {
    const decks = { nextSentence: deck(`ways ${corpus.slug}`, corpus.ways), nextBanner: bannersFor(corpus.slug) };
    return corpus.roster.map((line) => ({ line, corpus, ...decks }));
  });
  const { shuffle } = chance("order of joining");
  return shuffle(all).map((each, number) =>
    draft({ ...each, number, calendar, newId, choice: chance(each.line.business_name) }),
  );
}

export function logoOf(business_name: string): Drawing {
  return { as: "monogram", seed: business_name, initials: initialsOf(business_name) };
}

function draft(given: Given): Draft {
  const { line, corpus, choice, newId } = given;
  const showpiece = showpieces[line.business_name];
  const handle = showpiece?.handle ?? slugOf(line.business_name);
  const base = baseRow(given, handle);
  const packages = namePackages(corpus.packages, base.price_from, choice);
  const row = {
    ...base,
    ...priceRangeOf(base, showpiece?.packages ? [] : packages),
    ...typicalPrice(line.business_name, base.price_from, packages),
    ...statementsOf(line, corpus.slug, showpiece?.row?.services_offered ?? base.services_offered ?? []),
    ...showpiece?.row,
  };
  const hasBanner = choice.yes(0.86);
  const images = galleryCount(showpiece, choice);
  return {
    row,
    email: `${slugOf(calledName(line.contact_person))}@${handle}.example`,
    categories: categoriesOf(line, corpus.slug, choice),
    custom_fields: (showpiece?.packages ?? packages.map(({ name }) => name)).map((name) => ({ id: newId(), name })),
    logo: `logo ${line.business_name}`,
    banner: showpiece ? `banner ${handle}` : hasBanner ? given.nextBanner() : null,
    gallery: captioned(
      showpiece
        ? drawGallery(handle, showpiece.shows, images).map(({ shown }) => shown)
        : pickGallery(corpus.slug, images, choice),
      corpus,
      choice,
    ),
    videos: videoLinks(corpus.slug, showpiece?.videos, choice),
    showpiece,
  };
}

/** Many for showpieces, none for one in six others. */
function galleryCount(showpiece: Showpiece | undefined, choice: Chance): number {
  if (showpiece) return showpiece.gallery_images ?? choice.whole(5, 7);
  return choice.yes(0.84) ? choice.whole(3, 14) : 0;
}

/** Widens the range to include all packages. */
function priceRangeOf({ price_from, price_to }: Prices, packages: readonly Package[]): Prices {
  const prices = packages.map(({ price }) => price).filter((price) => price !== null);
  return {
    price_from: price_from === null ? null : Math.min(price_from, ...prices),
    price_to: price_to === null ? null : Math.max(price_to, ...prices),
  };
}

function typicalPrice(business_name: string, usual: number | null, packages: readonly Package[]) {
  const choice = chance(`typical price of ${business_name}`);
  if (usual === null || choice.yes(0.08)) return {};
  const whole = packages.filter(
    ({ name, price }) => price !== null && name.includes("package") && !/^(Winter|Sunday|Weekday) /.test(name),
  );
  const typical = whole[Math.floor(whole.length / 2)];
  if (!typical) return { typical_price: roundRand(usual * 1.4) };
  return { typical_price: typical.price, typical_price_for: splitPrice(typical.name).name.replace(" package", "") };
}

interface Prices {
  readonly price_from: number | null;
  readonly price_to: number | null;
}

/** Captions of the business's own work, without repeats. */
function captioned(pictures: readonly GalleryPicture[], { captions }: Corpus, choice: Chance): DemoProvider["gallery"] {
  const left = choice.shuffle(captions);
  return pictures.map(({ picture, alternative_text, is_own_work }) => ({
    picture,
    alternative_text,
    caption: is_own_work && choice.yes(0.8) ? (left.pop() ?? null) : null,
  }));
}

function categoriesOf(line: RosterEntry, slug: string, choice: Chance): DemoProvider["categories"] {
  const primary = { slug, subcategory: line.subcategory, is_primary: true };
  const also = neighbours[slug];
  if (!also || !choice.yes(0.34)) return [primary];
  return [primary, { slug: choice.pick(also), subcategory: null, is_primary: false }];
}

function baseRow(given: Given, handle: string): DemoProvider["row"] & Prices {
  const { line, corpus, number, choice, calendar, newId } = given;
  const years = choice.whole(1, 24);
  const events = Math.round((years * choice.whole(6, 28)) / 5) * 5;
  const joined = 640 - Math.floor((number * 560) / 270) - choice.whole(0, 6);
  const created_at = calendar.daysAgo(joined, choice.whole(7, 20), choice.whole(0, 59));
  return {
    id: newId(),
    business_name: line.business_name,
    contact_person: line.contact_person,
    description: describe({ line, years, events }, given.nextSentence, choice),
    ...contactOf(given, handle),
    ...areaOf(line, corpus.slug, choice),
    ...moneyOf(line, corpus, choice),
    established_year: choice.yes(0.92) ? calendar.year - years : null,
    years_experience: years,
    events_completed: choice.yes(0.85) ? events : null,
    team_size: choice.pick(corpus.teams),
    legal_name: legalNameOf(line.business_name),
    services_offered: choice.some(corpus.services, choice.whole(4, Math.min(8, corpus.services.length))),
    specialties: choice.some(corpus.specialties, choice.whole(1, 4)),
    languages_spoken: languagesOf(line, choice),
    booking_lead_time: choice.pick(corpus.leads),
    awards_certifications: choice.yes(0.45) ? choice.some(corpus.awards, choice.whole(1, 2)) : [],
    keywords: [line.subcategory.toLowerCase(), ...choice.some(otherWords[corpus.slug] ?? [], 2)],
    business_hours: choice.yes(0.88) ? openingHours(corpus.slug, choice) : null,
    ...papers(calendar.year - years, choice),
    ...ratingsOf(given, created_at),
    is_published: !line.is_draft,
    published_at: line.is_draft ? null : new Date(created_at.getTime() + choice.whole(1, 70) * 3_600_000),
    created_at,
    updated_at: calendar.daysAgo(choice.whole(1, Math.min(joined - 4, 60)), 9),
  };
}

function contactOf({ line, number, choice }: Given, handle: string) {
  const { city, province } = line;
  const has_landline = choice.yes(0.55);
  return {
    phone: has_landline ? landline(city, province, 100 + number * 3) : mobile(number * 13 + 3),
    whatsapp_number: choice.yes(0.8) ? mobile(number * 13 + 3) : null,
    alternative_phone: choice.yes(0.2) ? mobile(number * 13 + 8) : null,
    email_public: choice.yes(0.9) ? `hello@${handle}.example` : null,
    website: choice.yes(0.76) ? `https://${handle}.example` : null,
    ...socialLinks(line, handle, choice),
  };
}

function areaOf(line: RosterEntry, slug: string, choice: Chance) {
  const { city, province } = line;
  const travels = slug !== "venues" && choice.yes(0.72);
  return {
    city,
    province,
    postal_code: postalCode(city, province, choice),
    business_address: choice.yes(0.8) ? streetAddress(city, slug === "venues" && choice.yes(0.7), choice) : null,
    additional_cities: slug === "venues" ? [] : otherTowns(city, province, choice.whole(0, 4), choice),
    willing_to_travel: travels,
    radius_km: travels
      ? choice.pick([50, 80, 100, 150, 200, 300, 500])
      : choice.yes(0.4)
        ? choice.pick([20, 40, 60])
        : null,
    ...(travels && roadOf(line.business_name)),
  };
}

/** Mostly free kilometres and a rate, some only one, a few neither. */
function roadOf(business_name: string) {
  const choice = chance(`road of ${business_name}`);
  const free = choice.pick([null, 40, 60, 60, 80, 100, 100, 120, 200]);
  if (choice.yes(0.1)) return { travel_free_km: free };
  if (choice.yes(0.06)) return { travel_rate_per_km: 0 };
  return { travel_free_km: free, travel_rate_per_km: choice.pick([4.5, 4.84, 5, 5.5, 6, 6.5, 7.5, 8.5, 10]) };
}

function moneyOf({ price_range }: RosterEntry, { starts }: Corpus, choice: Chance) {
  const low = starts[(price_range[0]?.length ?? 1) - 1] ?? starts[0];
  const high = starts[(price_range.at(-1)?.length ?? 1) - 1] ?? starts[3];
  const usual = roundRand(low * choice.number(0.78, 1.3));
  const to = choice.yes(0.85) ? roundRand(Math.max(usual * 1.4, high * choice.number(1.5, 2.6))) : null;
  const isOnRequest = choice.yes(0.05);
  return {
    price_range: choice.yes(0.96) ? [...price_range] : [],
    price_from: isOnRequest ? null : usual,
    price_to: isOnRequest ? null : to,
    ...payment(usual, choice),
  };
}

function languagesOf({ culture }: RosterEntry, choice: Chance): string[] {
  const more = ["Afrikaans", "isiZulu", "isiXhosa", "Sesotho", "Setswana", "French", "Portuguese"];
  const own: readonly string[] = cultures[culture].languages;
  return [...new Set([...own, ...(choice.yes(0.4) ? [choice.pick(more)] : [])])];
}

function legalNameOf(business_name: string): string | null {
  const choice = chance(`legal name of ${business_name}`);
  return choice.yes(0.5) ? `${business_name} ${choice.pick(["(Pty) Ltd", "(Pty) Ltd", "CC"])}` : null;
}
