import { provinces } from "../../contract/choices.ts";
import { gazetteer } from "../../contract/gazetteer.ts";
import type { Province } from "../../contract/primitives.ts";

/** Names as they are written, without capitals, accents, hyphens and apostrophes, with a space around each word. */
function plain(text: string): string {
  const words = text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, "")
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).join(" ")} `;
}

const provinceNames: [name: string, province: Province][] = [
  ...provinces.map((province): [string, Province] => [plain(province), province]),
  // In daily use, as no other province's emails are.
  [" kzn ", "KwaZulu-Natal"],
];

const towns = new Map<string, Province[]>();
for (const province of provinces) {
  for (const town of gazetteer[province]) towns.set(plain(town), [...(towns.get(plain(town)) ?? []), province]);
}

/**
 * In which province a wedding is, from what a couple wrote ("Franschhoek, Western Cape"): the one that is named, else
 * those that have the town; several share Middelburg. None when neither is known [enquiries-16].
 */
export function findVenueProvinces(venue_location: string): Province[] {
  const whole = plain(venue_location);
  const named = provinceNames.filter(([name]) => whole.includes(name)).map(([, province]) => province);
  if (named.length > 0) return [...new Set(named)];
  // The town tends to stand last, behind the venue and the street: "George Street, Durban".
  for (const part of venue_location.split(",").toReversed()) {
    const found = towns.get(plain(part));
    if (found) return found;
  }
  const within = [...towns.keys()].filter((town) => whole.includes(town));
  const [longest] = within.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? [] : (towns.get(longest) ?? []);
}
