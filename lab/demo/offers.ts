import type { DemoQuote } from "../../seed/directory.ts";

type State = DemoQuote["quote"]["state"];
export type Line = readonly [text: string, rand: number, quantity?: number, unit?: string, isOptional?: true];
type QuoteTexts = {
  included: string;
  excluded: string;
  travel_km?: number;
  travel_cents?: number;
  vat_mode?: "none";
  vat_number?: string;
  deposit_percent?: number;
  deposit_due_days?: number;
  terms_kind?: "own";
  terms?: string;
};
export type Offer = {
  title: string;
  number: string;
  state: State;
  lines: readonly Line[];
  is_ticked?: true;
  is_booked?: true;
  /** An earlier version was sent, without optional fields. */
  is_second?: true;
  /** Texts that replace the defaults. */
  says?: QuoteTexts;
  /** Index among the answered couples; by default the offer's own. */
  to?: number;
  /** Default 0. */
  days_ago?: number;
  declined_for?: "too_expensive" | "found_other";
  /** Default 12. */
  days_left?: number;
  note?: { text: string; is_liked: boolean };
};

const farm: readonly Line[] = [
  ["The farm for a day and a night", 38_000],
  ["Tables, chairs and linen", 80, 120, "guest"],
  ["Lanterns in the wild fig", 2_500, 1, "", true],
];

/** Quotes in every state, to couples whom the demo's provider answered. */
export const offered: readonly Offer[] = [
  { title: "The farm in spring", number: "F7K-2WD", state: "sent", lines: farm, days_left: 2 },
  { title: "The farm for a day", number: "H3M-9PX", state: "accepted", lines: farm, is_ticked: true, is_booked: true },
  { title: "A winter wedding", number: "B6R-4TQ", state: "lapsed", lines: farm.slice(0, 2) },
  {
    title: "The farm and the barn",
    number: "N8V-5CJ",
    state: "accepted",
    lines: [...farm, ["The barn, if it rains", 4_000]],
  },
  { title: "A garden ceremony", number: "T2Y-7GA", state: "draft", lines: farm.slice(0, 1) },
  {
    title: "The barn alone",
    number: "D5S-3YM",
    state: "accepted",
    to: 4,
    days_ago: 40,
    is_booked: true,
    lines: [["The barn for an evening", 29_000]],
  },
  {
    title: "The farm and all the rooms",
    number: "J8C-6HK",
    state: "declined",
    declined_for: "too_expensive",
    to: 2,
    days_ago: 9,
    lines: [...farm, ["Rooms, two nights", 1_650, 24, "room"]],
  },
  { title: "The farm on a Sunday", number: "L4P-9ZB", state: "declined", to: 2, days_ago: 5, lines: farm },
];

/** Saved offers of the demo's provider; its profile shows the first two. */
export const saved = [
  {
    name: "Farm, full",
    title: "The farm for a day",
    shown_name: "The farm for a day and a night",
    shown_text: "The house, the garden and the fig for 120 guests, from noon to noon, with tables, chairs and linen.",
    lines: farm,
  },
  {
    name: "Barn only",
    title: "The barn alone",
    shown_name: "The barn for an evening",
    shown_text: "Up to 60 guests, from four until midnight.",
    lines: [["The barn for an evening", 29_000]],
  },
  { name: "Rooms", title: "Rooms", shown_name: "", shown_text: "", lines: [["A room, two nights", 1_650, 1, "room"]] },
] as const satisfies readonly {
  name: string;
  title: string;
  shown_name: string;
  shown_text: string;
  lines: readonly Line[];
}[];

/** Three of one trade, to compare. */
export const wanted: readonly Offer[] = [
  { title: "For your wedding day", number: "Q4L-8SE", state: "declined", lines: [["All that you asked for", 9_500]] },
  {
    title: "From the robes to the first dance",
    number: "C9Z-3UK",
    state: "sent",
    is_second: true,
    lines: [
      ["An hour with one photographer", 1_850, 10, "hour"],
      ["A second photographer", 5_000, 1, "", true],
      ["An album of forty pages", 3_800, 1, "", true],
    ],
    says: {
      included:
        "All pictures, put right by hand, in an online gallery within six weeks. The flight from Johannesburg is on us: the road is counted from Cape Town’s airport",
      excluded: "Prints",
      travel_km: 130,
      travel_cents: 650_00,
      deposit_due_days: 3,
    },
    note: {
      text: "Her pictures of the Adams wedding are lovely. Ask whether she knows the light at Franschhoek.",
      is_liked: true,
    },
  },
  {
    title: "The whole day on film",
    number: "W5D-6BN",
    state: "sent",
    lines: [
      ["An hour", 2_200, 8, "hour"],
      ["Prints, 20 × 30", 90, 50, "print"],
    ],
    says: { included: "Film and digital, fifty prints in a box", excluded: "The flight from Durban, at cost" },
    note: { text: "Closest to what we had in mind, but no second photographer.", is_liked: false },
  },
  { title: "Seven colours for Sunday", number: "E7H-2MV", state: "withdrawn", lines: [["A plate", 285, 120, "guest"]] },
  {
    title: "Ceremony to first dance",
    number: "M3X-8RT",
    state: "sent",
    lines: [
      ["An hour", 1_950, 6, "hour"],
      ["One hour more", 1_800, 1, "hour", true],
    ],
    says: {
      included: "Three hundred pictures on a memory stick. We are in the Cape that week, so the road costs nothing",
      excluded: "",
      vat_mode: "none",
      vat_number: "",
      deposit_percent: 50,
      deposit_due_days: 14,
      terms_kind: "own",
      terms: "The deposit is ours once it is paid. Move your day once for nothing, up to 60 days before it.",
    },
  },
  {
    title: "Everything with sugar on it",
    number: "J2B-6XD",
    state: "accepted",
    lines: [
      ["A cake of three tiers", 4_800],
      ["Koeksisters and melktert", 45, 120, "guest"],
    ],
    is_booked: true,
  },
];
