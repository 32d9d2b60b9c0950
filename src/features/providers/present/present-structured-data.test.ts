import { expect, test } from "vitest";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { breadcrumbs, localBusiness, pageDescription } from "./present-structured-data.ts";

const site = { publicUrl: "https://umshado.example" };
const path = "/provider/1";
const plain = {
  business_name: "Wildevy Estate",
  phone: "+27215550181",
  description: null,
  category_name: "Venues",
  category_slug: "venues",
  city: "Franschhoek",
  province: "Western Cape",
  additional_cities: [],
  willing_to_travel: false,
  radius_km: null,
  price_range: [],
  price_from: null,
  price_to: null,
  rating: 0,
  review_count: 0,
  banner: null,
  logo: null,
  website: null,
  business_address: null,
  postal_code: null,
  keywords: [],
} as unknown as ProviderProfile;

test("a business without reviews, prices or pictures claims none", () => {
  const business = localBusiness(plain, [], site, path);
  expect(business).not.toHaveProperty("aggregateRating");
  expect(business).not.toHaveProperty("priceRange");
  expect(business).not.toHaveProperty("image");
  expect(business).toMatchObject({
    name: "Wildevy Estate",
    areaServed: ["Franschhoek"],
    address: { addressCountry: "ZA" },
  });
});

test.each([
  ["/media/a-w400.webp", "https://umshado.example/media/a-w400.webp"],
  ["https://api.umshado.example/media/a-w400.webp", "https://api.umshado.example/media/a-w400.webp"],
])("a picture at %s is named as %s", (url, named) => {
  const logo = { url, srcset: "", width: 400, height: 400, placeholder: "" };
  expect(localBusiness({ ...plain, logo }, [], site, path)).toMatchObject({ image: [named] });
});

test("search engines do not get ratings of Google and Facebook as ours", () => {
  const rated = { ...plain, rating: 4.86, review_count: 212, google_rating: 4.9, google_review_count: 212 };
  expect(JSON.stringify(localBusiness(rated, [], site, path))).not.toMatch(/rating|212|4\.9/i);
});

test("it has the business's work: categories, specialities and keywords", () => {
  const categories = [
    { name: "Florists", slug: "florists", speciality: "Bridal Bouquets" },
    { name: "Decor & Hire", slug: "decor-hire", speciality: null },
  ];
  expect(localBusiness({ ...plain, keywords: ["rustic"] }, categories, site, path)).toMatchObject({
    knowsAbout: ["Florists", "Bridal Bouquets", "Decor & Hire"],
    keywords: ["rustic"],
  });
  expect(localBusiness(plain, [], site, path)).not.toHaveProperty("knowsAbout");
  expect(localBusiness(plain, [], site, path)).not.toHaveProperty("keywords");
});

test("review counts that the business typed are no rating to search engines", () => {
  const typed = { ...plain, google_review_count: 1_000_000, google_rating: null };
  expect(JSON.stringify(localBusiness(typed, [], site, path))).not.toContain("1000000");
});

test("the breadcrumbs lead from the directory through the category", () => {
  expect(breadcrumbs(plain, site, path)).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://umshado.example/providers" },
      { position: 2, item: "https://umshado.example/providers?category=venues" },
      { position: 3, name: "Wildevy Estate", item: "https://umshado.example/provider/1" },
    ],
  });
});

test("the description is cut at a word to 155 characters, and written from facts where there is none", () => {
  const long = pageDescription({ ...plain, description: "We marry people under the wild fig.\n".repeat(9) });
  expect(long.length).toBeLessThanOrEqual(156);
  expect(long).toMatch(/\p{L}…$/u);
  expect(pageDescription(plain)).toBe(
    "Wildevy Estate: venues in Franschhoek, Western Cape. Prices, pictures and contact.",
  );
});
