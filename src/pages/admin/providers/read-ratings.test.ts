import { expect, test } from "vitest";
import { readRatings } from "./read-ratings.ts";

test("numbers are read as South Africans type them, an empty one is null, and anything else is left for the server to refuse", () => {
  const form = new FormData();
  form.set("google_rating", " 4,8 ");
  form.set("google_review_count", "1 204");
  form.set("facebook_rating", "good");
  expect(readRatings(form)).toEqual({
    google_rating: 4.8,
    google_review_count: 1204,
    facebook_rating: "good",
    facebook_review_count: null,
  });
});
