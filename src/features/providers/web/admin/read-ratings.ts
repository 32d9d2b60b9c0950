import { readText } from "../../../../ui/read-text.ts";

/** What was typed as ratings: nothing is none, a decimal comma is read as well as a point, and what is no number stays as it is for the server to refuse. */
export function readRatings(form: FormData): Record<string, number | string | null> {
  return Object.fromEntries(
    ["google_rating", "google_review_count", "facebook_rating", "facebook_review_count"].map((name) => {
      const typed = readText(form, name).replaceAll(/\s/g, "");
      const number = Number(typed.replace(",", "."));
      return [name, typed === "" ? null : Number.isNaN(number) ? typed : number];
    }),
  );
}
