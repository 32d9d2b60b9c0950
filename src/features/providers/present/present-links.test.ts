import { expect, test } from "vitest";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { followLinks, reviewLinks } from "./present-links.ts";

const silent = {
  instagram_url: null,
  youtube_url: null,
  tiktok_url: null,
  linkedin_url: null,
  pinterest_url: null,
  google_review_url: null,
  facebook_review_url: null,
} as unknown as ProviderProfile;

test("only the pages that a provider names are linked, and only web addresses", () => {
  const links = followLinks({
    ...silent,
    instagram_url: "https://www.instagram.com/wildevy",
    tiktok_url: "javascript:alert(1)",
  });
  expect(links).toEqual([{ text: "Instagram", href: "https://www.instagram.com/wildevy" }]);
  expect(followLinks(silent)).toEqual([]);
});

test("a review link shows the rating and the count, as far as they are known", () => {
  const google = { google_review_url: "https://g.page/r/x", google_rating: 4.86, google_review_count: 150 };
  const facebook = {
    facebook_review_url: "https://www.facebook.com/x/reviews",
    facebook_rating: null,
    facebook_review_count: null,
  };
  expect(reviewLinks({ ...silent, ...google, ...facebook }).map(({ text }) => text)).toEqual([
    "4.9 from 150 reviews on Google",
    "Reviews on Facebook",
  ]);
});

test("a typed count is marked as the business's own", () => {
  const typed = { google_review_url: "https://g.page/r/x", google_rating: null, google_review_count: 1_000_000 };
  expect(reviewLinks({ ...silent, ...typed, facebook_rating: null, facebook_review_count: null })).toMatchObject([
    { text: "1\u00a0000\u00a0000 reviews on Google, according to the business" },
  ]);
});
