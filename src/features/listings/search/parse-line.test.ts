import { describe, expect, test } from "vitest";
import { placesCalled } from "../../places/rules.ts";
import { categoryPhrases } from "./match-phrases.ts";
import { parseSearch, type ParsedSearch } from "./parse-line.ts";
import { readMisspelt } from "./read-misspelt.ts";

function read(line: string): Omit<ParsedSearch, "others"> {
  const { others: _others, ...reading } = parseSearch(line);
  return reading;
}

const photographers = { category: "photographers" };
const panorama = { name: "the Panorama Route", preposition: "along", near: "graskop", within: 50 as const };
const djs = { category: "djs-and-mcs" };

test.each<[string, Omit<ParsedSearch, "others">]>([
  ["photographer in Durban", { ...photographers, near: "durban" }],
  ["venues near Clarens", { category: "venues", near: "clarens" }],
  ["DJ Jozi", { ...djs, near: "johannesburg" }],
  ["fotograaf in kaapstad", { ...photographers, near: "cape-town" }],
  ["FOTOGRAAF IN KAAPSTAD!", { ...photographers, near: "cape-town" }],
  ["troufotograwe naby Stellenbosch", { ...photographers, near: "stellenbosch" }],
  ["Durban photographers", { ...photographers, near: "durban" }],
  ["photographer durban", { ...photographers, near: "durban" }],
  ["best affordable wedding photographers in Cape Town", { ...photographers, near: "cape-town" }],
  ["I am looking for a florist close to Port Elizabeth", { category: "florists", near: "gqeberha" }],
  ["we need a caterer around Pretoria please", { category: "caterers", near: "pretoria" }],
  ["MUA in PE", { category: "hair-and-makeup", near: "gqeberha" }],
  ["make-up artist, Umhlanga", { category: "hair-and-makeup", near: "umhlanga" }],
  ["hair & makeup Paarl", { category: "hair-and-makeup", near: "paarl" }],
  ["blomme in Bloemfontein", { category: "florists", near: "bloemfontein" }],
  ["koek", { category: "cakes-and-desserts" }],
  ["trouplek in die Vrystaat", { category: "venues", province: "Free State" }],
  ["spyseniering Kimberley", { category: "caterers", near: "kimberley" }],
  ["umfundisi eThekwini", { category: "marriage-officers", subcategory: "christian-ministers", near: "durban" }],
  ["pastor Soweto", { category: "marriage-officers", near: "soweto" }],
  ["photographers in KZN", { ...photographers, province: "KwaZulu-Natal" }],
  ["Middelburg Mpumalanga venues", { category: "venues", near: "middelburg-mpumalanga" }],
  ["venue in Middelburg, Eastern Cape", { category: "venues", near: "middelburg-eastern-cape" }],
  ["Clarens", { near: "clarens" }],
  ["Limpopo", { province: "Limpopo" }],
  ["photographer near me", photographers],
  ["photographer in", photographers],
  ["photo booth Sandton", { category: "photo-booths", near: "sandton" }],
  ["wine farm in Franschhoek", { category: "venues", subcategory: "wine-estates", near: "franschhoek" }],
  ["documentary wedding photographer", { ...photographers, subcategory: "documentary" }],
  ["string quartet", { category: "bands-and-musicians", subcategory: "string-quartets" }],
  ["venue decor in Hermanus", { category: "decor-and-hire", near: "hermanus" }],
  ["venue for 120 boho", { category: "venues", guests: 120, wants: ["boho"] }],
  ["photographer for 10 hours", { ...photographers, search: "10 hours" }],
  ["make-up for 6 bridesmaids", { category: "hair-and-makeup" }],
  ["saxophonist", { category: "bands-and-musicians", wants: ["saxophone"] }],
  ["photographer on the Panorama Route", { ...photographers, near: "graskop", region: panorama }],
  ["photographer 20 000 - 30 000", { ...photographers, price_from: 20_000, price_to: 30_000 }],
  ["affordable wedding", { sortBy: "price" }],
])("%j is read as %j", (line, reading) => {
  expect(read(line)).toEqual(reading);
});

describe("words that are neither category nor place stay text", () => {
  test.each<[string, Omit<ParsedSearch, "others">]>([
    ["Wild Evy photographer in Durban", { ...photographers, near: "durban", search: "Wild Evy" }],
    ["Salt & Pepper catering Durban", { category: "caterers", near: "durban", search: "Salt & Pepper" }],
    ["Made in Heaven photography", { ...photographers, search: "Made in Heaven" }],
    ["Wild Wedding Evy", { search: "Wild Wedding Evy" }],
    ["  Wild Evy ", { search: "Wild Evy" }],
    ["wedding", { search: "wedding" }],
    ["in", { search: "in" }],
    ["50% & more_", { search: "50% & more_" }],
    ["", {}],
    ["   ", {}],
    ["???", { search: "???" }],
  ])("%j", (line, reading) => {
    expect(read(line)).toEqual(reading);
  });
});

test("a short name is a place after a preposition or together with only a category, and otherwise a word", () => {
  expect(read("Simply Alex photography")).toEqual({ ...photographers, search: "Simply Alex" });
  expect(read("Simply photography in Alex")).toEqual({ ...photographers, near: "alexandra", search: "Simply" });
  expect(read("Alex photography")).toEqual({ ...photographers, near: "alexandra" });
});

test("a line within quotation marks is text", () => {
  expect(read('"dj jozi"')).toEqual({ search: '"dj jozi"' });
  expect(read("“Photographers”")).toEqual({ search: "“Photographers”" });
});

test("a place that shares its name offers the other one, and so does a second category", () => {
  expect(parseSearch("venues in Middelburg").others.places).toHaveLength(1);
  expect(parseSearch("venues in Middelburg, Mpumalanga").others.places).toEqual([]);
  const two = parseSearch("photographer and videographer in Durban");
  expect(two).toMatchObject({ ...photographers, near: "durban", others: { categories: ["videographers"] } });
  expect(two.search).toBeUndefined();
  expect(parseSearch("DJ Umhlanga, Durban")).toMatchObject({ near: "durban", others: { places: ["umhlanga"] } });
});

test("the parsed line reads the same again: no word of a category or place is left as text", () => {
  const { search = "" } = parseSearch("Wild Evy photographer and videographer in Durban near Clarens");
  expect(read(search)).toEqual({ search });
});

test("no word for a category is the name of a place", () => {
  expect(categoryPhrases.filter(({ phrase }) => placesCalled(phrase).length > 0)).toEqual([]);
});

function misspelt(line: string) {
  const result = readMisspelt(line);
  if (!result) return null;
  const { category, near, search, others } = result.reading;
  return [result.isSure ? "sure" : "ask", result.words, category, [near, ...others.places].join(" "), search ?? ""];
}

describe("a misspelt place", () => {
  test.each([
    ["fotograaf in kapstad", ["sure", "kapstad", "photographers", "cape-town", ""]],
    ["venues near Clarns", ["sure", "Clarns", "venues", "clarens", ""]],
    ["trouplekke naby Stelenbosh asseblief", ["sure", "Stelenbosh", "venues", "stellenbosch", ""]],
    ["florist in Port Elizabet", ["sure", "Port Elizabet", "florists", "gqeberha", ""]],
    ["Wild Evy photographer in Durbn", ["sure", "Durbn", "photographers", "durban", "Wild Evy"]],
    ["near Clarns", ["sure", "Clarns", undefined, "clarens", ""]],
  ])("is read after a preposition: %j", (line, read) => {
    expect(misspelt(line)).toEqual(read);
  });

  test("is a question where several places are as near, and where a category is the only other word", () => {
    const both = "middelburg-mpumalanga middelburg-eastern-cape";
    expect(misspelt("photographer in Middelbrg")).toEqual(["ask", "Middelbrg", "photographers", both, ""]);
    expect(misspelt("photographer Durbn")).toEqual(["ask", "Durbn", "photographers", "durban", ""]);
  });

  test.each([
    "Durbn",
    "Wild Evy photographer",
    "photographer from home",
    "photos in black and white",
    "caterer in town",
    "DJ in Durban near Clarns",
    "Clarns venues near me",
    '"venues near Clarns"',
    "photographer in",
    "",
  ])("is no place in %j", (line) => {
    expect(misspelt(line)).toBeNull();
  });
});
