import { formatCount, formatRating } from "../../../contract/format.ts";
import type { OutsideLink } from "../../../contract/providers/page-schema.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";

type Followed = Pick<
  ProviderProfile,
  "instagram_url" | "youtube_url" | "tiktok_url" | "linkedin_url" | "pinterest_url"
>;

/** Its social pages [profile-8]. */
export function followLinks(provider: Followed): OutsideLink[] {
  return [
    ...linkTo("Instagram", provider.instagram_url),
    ...linkTo("YouTube", provider.youtube_url),
    ...linkTo("TikTok", provider.tiktok_url),
    ...linkTo("LinkedIn", provider.linkedin_url),
    ...linkTo("Pinterest", provider.pinterest_url),
  ];
}

export function reviewLinks(provider: ProviderProfile): OutsideLink[] {
  const { google_rating, google_review_count, facebook_rating, facebook_review_count } = provider;
  return [
    ...linkTo(formatReviews("Google", google_rating, google_review_count), provider.google_review_url),
    ...linkTo(formatReviews("Facebook", facebook_rating, facebook_review_count), provider.facebook_review_url),
  ];
}

/** Shown with a rating only: a count without one was typed by the business [profile-9]. */
function formatReviews(place: string, rating: number | null, count: number | null): string {
  if (!count) return `Reviews on ${place}`;
  const reviews = `${formatCount(count, "review", "reviews")} on ${place}`;
  return rating === null ? `${reviews}, according to the business` : `${formatRating(rating)} from ${reviews}`;
}

/** Only web addresses become links, for safety. */
function linkTo(text: string, address: string | null): OutsideLink[] {
  const parsed = address === null ? null : URL.parse(address);
  return parsed?.protocol === "https:" || parsed?.protocol === "http:" ? [{ text, href: parsed.href }] : [];
}
