import type { Chance } from "../../seed/chance.ts";
import type { RosterEntry } from "./corpus.ts";
import { showpieces } from "./showpieces.ts";

interface Reviewed {
  readonly line: RosterEntry;
  readonly choice: Chance;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Mostly good and few; some many, middling or none. */
function rating({ number, yes }: Chance): number {
  return oneDecimal(yes(0.12) ? number(3.2, 4.2) : yes(0.5) ? number(4.2, 4.7) : number(4.5, 5));
}

function count({ number }: Chance): number {
  return Math.round(Math.exp(number(Math.log(3), Math.log(190))));
}

/** Recorded by an import, or typed by the provider. */
export function ratingsOf({ line, choice }: Reviewed, created_at: Date) {
  const shown = showpieces[line.business_name]?.reviews;
  if (shown) {
    return {
      google_rating: shown.google[0],
      google_review_count: shown.google[1],
      facebook_rating: shown.facebook?.[0] ?? null,
      facebook_review_count: shown.facebook?.[1] ?? null,
      ratings_recorded_at: new Date(created_at.getTime() + 86_400_000),
    };
  }
  if (choice.yes(0.08)) return none;
  if (choice.yes(0.07)) return { ...none, google_review_count: choice.whole(2, 60) };
  const on_facebook = choice.yes(0.55);
  return {
    google_rating: rating(choice),
    google_review_count: count(choice),
    facebook_rating: on_facebook ? rating(choice) : null,
    facebook_review_count: on_facebook ? Math.ceil(count(choice) / 2) : null,
    ratings_recorded_at: new Date(created_at.getTime() + 86_400_000),
  };
}

const none = {
  google_rating: null,
  google_review_count: null,
  facebook_rating: null,
  facebook_review_count: null,
  ratings_recorded_at: null,
};
