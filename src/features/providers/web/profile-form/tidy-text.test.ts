import { expect, test } from "vitest";
import { formatNumber } from "../../../../contract/format.ts";
import type { TypedName } from "./profile-values.ts";
import { tidyText } from "./tidy-text.ts";

test.each<[TypedName, string, string]>([
  ["price_to", "R25 000.00", formatNumber(25_000)],
  ["price_from", "25,000", formatNumber(25_000)],
  ["deposit_percentage", "50 %", "50"],
  ["radius_km", "100km", "100"],
  ["travel_rate_per_km", "R 7.5", "7,50"],
  ["instagram_url", "@siphoshoots", "https://www.instagram.com/siphoshoots"],
  ["website", "www.sipho.co.za", "https://www.sipho.co.za"],
  ["google_review_url", "g.page/r/x/review", "https://g.page/r/x/review"],
])("%s shows %s as %s once the focus leaves it", (name, typed, shown) => {
  expect(tidyText(name, typed)).toBe(shown);
});

test.each<[TypedName, string]>([
  ["price_to", "about 5000"],
  ["deposit_percentage", "12.5"],
  ["tiktok_url", "sipho shoots"],
  ["website", "sipho"],
  ["team_size", "2,000"],
  ["city", ""],
])("%s keeps %j as typed", (name, typed) => {
  expect(tidyText(name, typed)).toBe(typed);
});
