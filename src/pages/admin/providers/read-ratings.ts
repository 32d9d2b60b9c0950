import { readText } from "../../../ui/data/read-text.ts";

/** Empty is null; a decimal comma is accepted; other text stays for the server to refuse. */
export function readRatings(form: FormData): Record<string, number | string | null> {
  return Object.fromEntries(
    ["google_rating", "google_review_count", "facebook_rating", "facebook_review_count"].map((name) => {
      const typed = readText(form, name).replaceAll(/\s/g, "");
      const number = Number(typed.replace(",", "."));
      return [name, typed === "" ? null : Number.isNaN(number) ? typed : number];
    }),
  );
}
