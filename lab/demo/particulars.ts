import type { Chance } from "../../seed/chance.ts";
import { formatRand } from "../../src/contract/format.ts";
import { weekdays } from "../../src/contract/providers/calls.ts";
import type { BusinessHours } from "../../src/contract/providers/field-schema.ts";
import type { RosterEntry } from "./corpus.ts";

/** Plain letters and digits. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z0-9]/g, "");
}

const policies = [
  "Deposit moves once to a new date within 12 months",
  "Full refund up to 90 days before, half up to 30 days, nothing after that",
  "The deposit is kept; everything else is paid back up to 30 days before",
  "One free change of date with 60 days' notice",
  "Cancel up to 14 days before and pay only for what was bought",
  "If we cancel, you get everything back and a replacement that we vouch for",
] as const;

const methods = [
  "EFT",
  "Card",
  "Cash",
  "SnapScan",
  "Zapper",
  "Capitec Pay",
  "PayShap",
  "Instalments",
  "Stokvel account",
];

export function payment(price_from: number, { yes, pick, some, whole }: Chance) {
  const fixed = yes(0.22);
  const deposit_required = yes(0.82);
  return {
    deposit_required,
    deposit_type: fixed ? ("fixed" as const) : ("percentage" as const),
    deposit_value: deposit_required && fixed ? Math.max(250, Math.round((price_from * 0.3) / 250) * 250) : null,
    deposit_percentage: deposit_required && !fixed ? pick([10, 20, 25, 30, 40, 50]) : null,
    payment_methods: ["EFT", ...some(methods.slice(1), whole(1, 4))],
    cancellation_policy: yes(0.85) ? pick(policies) : null,
    offers_consultation: yes(0.75),
    consultation_fee: yes(0.2) ? pick([250, 350, 500, 750]) : null,
  };
}

export function papers(founded: number, { yes, pick, whole }: Chance) {
  const has_insurance = yes(0.55);
  return {
    business_registration: yes(0.6)
      ? `${founded}/${String(whole(1_000, 499_999)).padStart(6, "0")}/${pick(["07", "23"])}`
      : null,
    has_insurance,
    insurance_details: has_insurance
      ? `Public liability, ${formatRand(pick([1_000_000, 2_000_000, 5_000_000, 10_000_000]))}`
      : null,
  };
}

/** Every handle is made up, so that none is a real person's. */
export function socialLinks(line: RosterEntry, handle: string, { yes }: Chance) {
  const search = encodeURIComponent(`${line.business_name} ${line.city}`);
  return {
    instagram_url: yes(0.82) ? `https://www.instagram.com/${handle}` : null,
    youtube_url: yes(0.25) ? `https://www.youtube.com/@${handle}` : null,
    tiktok_url: yes(0.34) ? `https://www.tiktok.com/@${handle}` : null,
    pinterest_url: yes(0.3) ? `https://www.pinterest.com/${handle}` : null,
    linkedin_url: yes(0.12) ? `https://www.linkedin.com/company/${handle}` : null,
    google_review_url: yes(0.7) ? `https://www.google.com/maps/search/?api=1&query=${search}` : null,
    facebook_review_url: yes(0.5) ? `https://www.facebook.com/${handle}/reviews` : null,
  };
}

const shop = { open: "09:00", close: "17:00" };
const half_day = { open: "08:30", close: "13:00" };

/** A few are text. */
export function openingHours(category_slug: string, { yes, pick }: Chance): BusinessHours {
  if (yes(0.12))
    return pick([
      "By appointment only",
      "Weekdays from eight, weekends when we are not at a wedding",
      "Any day until nine in the evening",
    ]);
  const works_weekends = ["venues", "bridal-wear", "menswear", "jewellery", "traditional-wear"].includes(category_slug);
  const monday = yes(0.4) ? ("closed" as const) : shop;
  const early = yes(0.3) ? { open: "08:00", close: "16:30" } : shop;
  return Object.fromEntries(
    weekdays.map((day) => {
      if (day === "monday") return [day, monday];
      if (day === "saturday") return [day, works_weekends ? half_day : "closed"];
      if (day === "sunday") return [day, "closed"];
      return [day, early];
    }),
  );
}
