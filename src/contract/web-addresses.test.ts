import { expect, test } from "vitest";
import { readNetworkAddress, readWebAddress, type NetworkField } from "./web-addresses.ts";

test.each<[NetworkField, string, string]>([
  ["instagram_url", "@siphoshoots", "https://www.instagram.com/siphoshoots"],
  ["instagram_url", " siphoshoots ", "https://www.instagram.com/siphoshoots"],
  ["instagram_url", "@sipho.shoots_", "https://www.instagram.com/sipho.shoots_"],
  ["instagram_url", "sipho.shoots", "https://www.instagram.com/sipho.shoots"],
  ["instagram_url", "instagram.com/siphoshoots", "https://instagram.com/siphoshoots"],
  ["instagram_url", "www.instagram.com", "https://www.instagram.com"],
  ["instagram_url", "https://instagram.com/x", "https://instagram.com/x"],
  ["instagram_url", "siphoshoots.co.za", "https://siphoshoots.co.za"],
  ["youtube_url", "@Müller-Films", "https://www.youtube.com/@Müller-Films"],
  ["youtube_url", "m.youtube.com/@x", "https://m.youtube.com/@x"],
  ["youtube_url", "youtu.be/abc", "https://youtu.be/abc"],
  ["tiktok_url", "siphoshoots", "https://www.tiktok.com/@siphoshoots"],
  ["pinterest_url", "pinterest.co.uk/sipho", "https://pinterest.co.uk/sipho"],
  ["pinterest_url", "@sipho", "https://www.pinterest.com/sipho"],
  ["linkedin_url", "fynbos-weddings", "https://www.linkedin.com/company/fynbos-weddings"],
  ["linkedin_url", "linkedin.com/in/x", "https://linkedin.com/in/x"],
  ["facebook_review_url", "FynbosWeddings", "https://www.facebook.com/FynbosWeddings/reviews"],
  ["facebook_review_url", "fb.me/fynbos", "https://fb.me/fynbos"],
])("under %s, %s leads to %s", (field, typed, address) => {
  expect(readNetworkAddress(field, typed)).toBe(address);
  expect(readNetworkAddress(field, address), "and reads the same again").toBe(address);
});

test.each([
  "@",
  "sipho shoots",
  "@sipho shoots",
  "sipho@fynbos.example",
  "javascript:alert(1)",
  "ftp://x.example",
  "???",
])("%j is neither a handle nor an address", (typed) => {
  expect(readNetworkAddress("instagram_url", typed)).toBeNull();
});

test.each([
  ["www.fynbos.co.za", "https://www.fynbos.co.za"],
  ["fynbos.example:8080/weddings", "https://fynbos.example:8080/weddings"],
  ["//fynbos.example", "https://fynbos.example"],
  ["http://fynbos.example", "http://fynbos.example"],
])("%s is the address %s", (typed, address) => {
  expect(readWebAddress(typed)).toBe(address);
});

test.each(["fynbos", "@fynbos", "info@fynbos.example", "fynbos . co . za", "mailto:x@y.example"])(
  "%j is no web address",
  (typed) => {
    expect(readWebAddress(typed)).toBeNull();
  },
);
