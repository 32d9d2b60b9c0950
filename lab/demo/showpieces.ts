import type { DemoProvider } from "../../seed/directory.ts";
import { formatRand } from "../../src/contract/format.ts";
import type { BadgeType } from "../../src/contract/primitives.ts";
import type { ArtworkKind } from "../artwork/scenes.ts";

/** Hand-written details for a reference page's business; the rest is generated. */
export interface Showpiece {
  readonly handle: string;
  readonly banner: ArtworkKind;
  /** Kinds of its own gallery, in turn. */
  readonly shows: readonly ArtworkKind[];
  /** They decide the tier. */
  readonly endorsers?: number;
  readonly reviews?: {
    google: readonly [rating: number, count: number];
    facebook?: readonly [rating: number, count: number];
  };
  readonly badges?: readonly BadgeType[];
  readonly gallery_images?: number;
  readonly videos?: number;
  readonly packages?: readonly string[];
  readonly row?: Partial<DemoProvider["row"]>;
  readonly unverified?: true;
}

const wildevy: Showpiece = {
  handle: "wildevy",
  banner: "winelands",
  shows: ["winelands", "table", "couple", "winelands", "tent", "bouquet"],
  endorsers: 103,
  reviews: { google: [4.9, 163], facebook: [4.9, 49] },
  badges: ["verified", "trusted", "premier"],
  gallery_images: 12,
  videos: 3,
  packages: [
    `Weekday package, up to 60 guests, from ${formatRand(48_500)}`,
    `Saturday package, up to 140 guests, from ${formatRand(125_000)}`,
    `Farm cottages, one night, ${formatRand(32_000)}`,
    "Vow ceremony service under the wild fig",
  ],
  row: {
    description: [
      "We are a small working farm at the top of the Franschhoek valley. The old cellar seats 140 at long tables, and the wild fig by the dam has heard more vows than the dominee has.",
      "On your day you have the whole farm: one wedding, no neighbours, and music until midnight. Families who want to slaughter, cook potjies or keep a fire going through the night are welcome, and we have done umabo, nikah and NG Kerk weddings in the same month.",
      "Elmarie and Themba answer every message themselves, usually the same day.",
    ].join("\n\n"),
    phone: "+27215550181",
    whatsapp_number: "+27825550117",
    established_year: 2009,
    years_experience: 16,
    team_size: "11-20 people",
    events_completed: 640,
    business_registration: "2009/014772/23",
    languages_spoken: ["English", "Afrikaans", "isiXhosa"],
    has_insurance: true,
    insurance_details: `Public liability, ${formatRand(5_000_000)}`,
    services_offered: [
      "Ceremony under the wild fig",
      "Cellar reception",
      "Boma fire and braai",
      "Farm cottages for 48",
      "Bridal suite",
      "Wheelchair access",
      "Backup power",
    ],
    guests_max: 140,
    typical_price: 125_000,
    typical_price_for: "Saturday, up to 140 guests",
    price_from: 48_500,
    price_to: 210_000,
    deposit_required: true,
    deposit_type: "percentage",
    deposit_percentage: 30,
    deposit_value: null,
    payment_methods: ["EFT", "Card", "Three instalments"],
    booking_lead_time: "6 to 14 months",
    offers_consultation: true,
    consultation_fee: null,
    cancellation_policy: "Deposit moves once to a new date within 12 months",
    business_hours: {
      monday: "closed",
      tuesday: { open: "09:00", close: "17:00" },
      wednesday: { open: "09:00", close: "17:00" },
      thursday: { open: "09:00", close: "17:00" },
      friday: { open: "09:00", close: "17:00" },
      saturday: { open: "09:00", close: "17:00" },
      sunday: "closed",
    },
    awards_certifications: ["Winner, Cape Winelands Small Venue of the Year 2024", "WWF Conservation Champion farm"],
    additional_cities: ["Paarl", "Stellenbosch"],
    business_address: "Wildevy Farm, Excelsior Road, Franschhoek",
    latitude: -33.9349,
    longitude: 19.1402,
  },
};

/** By business name: those of the reference pages, and some of each tier. */
export const showpieces: Readonly<Record<string, Showpiece>> = {
  "Wildevy Estate": wildevy,
  "Zanele Mokoena Photography": {
    handle: "zmphoto",
    banner: "couple",
    shows: ["couple", "jacaranda", "gown", "couple", "tent", "bouquet", "shweshwe"],
    endorsers: 17,
    reviews: { google: [4.9, 112], facebook: [4.9, 36] },
    badges: ["pioneer", "verified", "featured", "trusted"],
    gallery_images: 16,
    videos: 1,
  },
  "Thabo Dlamini, Marriage Officer": {
    handle: "thabomarries",
    banner: "couple",
    shows: ["couple", "bushveld", "couple", "tent"],
    endorsers: 7,
    reviews: { google: [4.9, 110] },
    badges: ["verified", "trusted"],
  },
  "Bo-Kaap Table": {
    handle: "bokaaptable",
    banner: "table",
    shows: ["table", "cake", "table", "tent"],
    endorsers: 31,
    reviews: { google: [4.8, 131], facebook: [4.7, 45] },
    badges: ["pioneer", "verified"],
    gallery_images: 11,
    videos: 2,
    packages: [
      "Nikah lunch package",
      "Seven-colours Sunday service",
      "Bredie and biryani buffet package",
      "Koesister and tea table",
    ],
    row: {
      services_offered: [
        "Halaal catering for 40 to 400 guests",
        "Waiters",
        "Crockery hire",
        "Tea tables",
        "Menu tasting",
      ],
      payment_methods: ["EFT", "Card", "Cash", "SnapScan", "Instalments"],
      awards_certifications: ["MJC halaal certified", "Eat Out regional nominee 2022"],
    },
  },
  "Meadow Barn": {
    handle: "meadowbarn",
    banner: "midlands",
    shows: ["midlands", "tent", "couple", "midlands", "table", "bouquet"],
    endorsers: 4,
    reviews: { google: [4.7, 64], facebook: [4.7, 24] },
    badges: ["verified"],
    gallery_images: 16,
  },
  "Lerato Mofokeng Weddings": {
    handle: "leratoplans",
    banner: "table",
    shows: ["table", "couple", "tent", "paper", "bouquet"],
    endorsers: 2,
    reviews: { google: [5, 39] },
    badges: ["verified", "trusted"],
  },
  "Karoo Lig Films": {
    handle: "karoolig",
    banner: "karoo",
    shows: ["karoo", "couple", "karoo", "bushveld"],
    endorsers: 10,
    reviews: { google: [4.8, 47] },
    badges: ["verified"],
    videos: 5,
  },
  "Naidoo & Daughters Florals": {
    handle: "naidooflorals",
    banner: "bouquet",
    shows: ["bouquet", "protea", "bouquet", "table"],
    endorsers: 9,
    reviews: { google: [4.8, 71], facebook: [4.8, 22] },
    badges: ["verified", "trusted"],
    gallery_images: 14,
  },
  "Ubuhle Beadwork": {
    handle: "ubuhlebeads",
    banner: "fynbos",
    shows: ["shweshwe", "protea", "shweshwe", "couple"],
    endorsers: 1,
    reviews: { google: [4.8, 29] },
    badges: ["verified"],
  },
  "Marula Tree Tents": {
    handle: "marulatents",
    banner: "tent",
    shows: ["tent", "bushveld", "tent", "table"],
    endorsers: 2,
    reviews: { google: [4.6, 38], facebook: [4.5, 14] },
    badges: ["verified"],
  },
  "Koeksister & Co": {
    handle: "koeksisterco",
    banner: "cake",
    shows: ["cake", "table", "cake", "bouquet"],
    endorsers: 5,
    reviews: { google: [4.6, 58] },
    badges: ["verified"],
  },
  "Sipho Sound": {
    handle: "siphosound",
    banner: "music",
    shows: ["music", "tent", "music", "couple"],
    endorsers: 8,
    reviews: { google: [4.7, 88], facebook: [4.6, 33] },
    badges: ["pioneer", "verified"],
    videos: 2,
  },
  "Umbhaco House": {
    handle: "umbhaco",
    banner: "gown",
    shows: ["gown", "shweshwe", "couple"],
    endorsers: 14,
    reviews: { google: [4.9, 64] },
    badges: ["verified", "trusted"],
    gallery_images: 13,
  },
  "Saffron & Silk": {
    handle: "saffronsilk",
    banner: "gown",
    shows: ["gown", "shweshwe", "gown", "couple"],
    endorsers: 0,
    badges: [],
    unverified: true,
  },
  "Highveld Story Co": {
    handle: "highveldstory",
    banner: "jacaranda",
    shows: ["couple", "jacaranda", "bouquet", "couple", "bushveld", "table"],
    endorsers: 54,
    reviews: { google: [4.8, 187], facebook: [4.8, 61] },
    badges: ["premier", "verified", "trusted", "featured"],
  },
  "Thornbush Boma Lodge": {
    handle: "thornbushboma",
    banner: "bushveld",
    shows: ["bushveld", "tent", "couple", "bushveld", "table"],
    endorsers: 27,
    reviews: { google: [4.7, 203], facebook: [4.6, 78] },
    badges: ["premier", "verified", "featured"],
    gallery_images: 16,
  },
  "Mandap House": {
    handle: "mandaphouse",
    banner: "tent",
    shows: ["tent", "bouquet", "table", "shweshwe"],
    endorsers: 26,
    reviews: { google: [4.8, 96], facebook: [4.9, 41] },
    badges: ["verified", "trusted"],
  },
  "Glow by Nthabi": {
    handle: "glowbynthabi",
    banner: "couple",
    shows: ["couple", "bouquet", "gown", "protea"],
    endorsers: 25,
    reviews: { google: [4.9, 154], facebook: [4.8, 57] },
    badges: ["premier", "verified", "trusted", "featured"],
  },
};
