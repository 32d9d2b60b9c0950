import { expect, test } from "vitest";
import { buildProvider } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { ProviderQuery } from "../../../contract/providers/query-schema.ts";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { listUnmentioned } from "../limit-list.ts";
import { describeSearch } from "./describe-line.ts";
import { resolveSearch, resolveUnknownPlace } from "./resolve-search.ts";

const app = await startTestApp();
const resolve = (search: string, others: ProviderQuery = {}) => resolveSearch(app.ctx(), { ...others, search });

test("a line is read, and its meaning replaces filters of the same kind", async () => {
  expect(await resolve("fotograaf in kaapstad")).toMatchObject({ category: "photographers", near: "cape-town" });
  const filters = { category: "venues", subcategory: "wine-estates", city: "Paarl", verified: true, page: 3 };
  expect(await resolve("fotograaf in kaapstad", filters)).toEqual({
    category: "photographers",
    subcategory: undefined,
    near: "cape-town",
    province: undefined,
    city: undefined,
    search: undefined,
    verified: true,
    page: undefined,
  });
  expect(await resolve("florists", { near: "paarl" })).toMatchObject({ category: "florists", near: "paarl" });
  expect(await resolve("")).toBeNull();
});

test("words that no vendor's text contains only sort, and leave nobody out, within the filters", async () => {
  const filters = { province: "Gauteng" as const, page: 2 };
  expect(await resolve(" qxqzv fountain ", filters)).toEqual({
    province: "Gauteng",
    prefer: "qxqzv fountain",
    search: undefined,
    page: undefined,
  });
  expect(await resolve('"qxqzv fountain"')).toBeNull();
  const known = await lookUpCategories(app.ctx());
  const describe = (query: ProviderQuery, unmentioned: string[]) =>
    describeSearch(query, "qxqzv fountain", known, "2026-06-17", {}, unmentioned);
  const prefer = "qxqzv fountain";
  expect(describe({ prefer }, [prefer])).toMatchObject({
    meaning: "",
    notes: ["No vendor mentions “qxqzv fountain”."],
    suggestions: [{ label: "Search for the exact text", query: { search: '"qxqzv fountain"', prefer: undefined } }],
  });
  expect(describe({ prefer, province: "Gauteng" }, [prefer])?.notes).toEqual([
    "No vendor here mentions “qxqzv fountain”.",
  ]);
  expect(describe({ prefer }, [])).toMatchObject({ meaning: "vendors, “qxqzv fountain” first", notes: [] });
});

test("a single fact or number of guests is read, although a vendor's text contains it", async () => {
  await buildProvider(app, { business_name: "The Tamil Kitchen" });
  expect(await resolve("Tamil")).toMatchObject({ prefer: "Tamil", search: undefined });
  await buildProvider(app, { business_name: "Madurai", languages_spoken: ["Tamil"] });
  expect(await resolve("Tamil")).toMatchObject({ facts: ["tamil"], search: undefined });
  expect(await resolve("The Tamil Kitchen")).toBeNull();
});

test("a wish is unmentioned only where no listed vendor mentions it in any text", async () => {
  const florist = { categories: ["florists"], description: "We release doves." };
  await buildProvider(app, { ...florist, business_name: "Fynbos & Co" });
  const unmentioned = (prefer: string, others: ProviderQuery = {}) => listUnmentioned(app.ctx(), { prefer, ...others });
  expect(await unmentioned("doves, llamas, white doves, 120 guests, boho")).toEqual(["llamas", "white doves"]);
  expect(await unmentioned("doves", { category: "venues" })).toEqual(["doves"]);
});

test("an unknown place is read with the line: a province or a region filters, anything else does not", async () => {
  const there = (near: string, search?: string) => resolveUnknownPlace(app.ctx(), { near, search });
  expect(await there("Gauteng")).toMatchObject({ line: "Gauteng", query: { province: "Gauteng", near: undefined } });
  expect(await there("KZN", "florist")).toMatchObject({ query: { category: "florists", province: "KwaZulu-Natal" } });
  expect(await there("Winelands", "venues")).toMatchObject({ query: { category: "venues", near: "stellenbosch" } });
  expect(await there("qxqzv")).toBeNull();
  expect(await there("qxqzv", "florist")).toBeNull();
});

test("the full name of a listed business is text, that of an unpublished one is not", async () => {
  await buildProvider(app, { business_name: "Clarens Country House" });
  await buildProvider(app, { business_name: "Durban", is_published: false });
  expect(await resolve("clarens country-house")).toBeNull();
  expect(await resolve("Clarens Country")).toBeNull();
  expect(await resolve("venues Clarens")).toMatchObject({ category: "venues", near: "clarens" });
  expect(await resolve("Durban")).toMatchObject({ near: "durban" });
});

test("text that some business contains as it is written stays text; a line that is read to its end does not", async () => {
  await buildProvider(app, { business_name: "Kiepersol Photography Durban Beachfront" });
  expect(await resolve("Kiepersol Photography")).toBeNull();
  expect(await resolve("photography durban")).toMatchObject({ category: "photographers", near: "durban" });
  expect(await resolve("Tambotie photography")).toMatchObject({ category: "photographers", prefer: "Tambotie" });
});

test("a line within quotation marks is text, which is searched without them", async () => {
  expect(await resolve('"photographers durban"')).toBeNull();
  await buildProvider(app, { business_name: "Photographers of Nowhere" });
  const { body } = await app.call<{ total: number }>(
    `/api/providers?${new URLSearchParams({ search: '"photographers of nowhere"' })}`,
  );
  expect(body.total).toBe(1);
});

test("the page gets the meaning of the search, the alternatives, and the link to the text search", async () => {
  const known = await lookUpCategories(app.ctx());
  const query = { category: "venues", near: "middelburg-mpumalanga", verified: true };
  const result = describeSearch(query, "venues in Middelburg", known);
  expect(result?.meaning).toBe("Venues near Middelburg, Mpumalanga");
  expect(result?.suggestions.map(({ label }) => label)).toEqual([
    "Venues near Middelburg, Eastern Cape",
    "Search for the exact text",
  ]);
  expect(result?.suggestions[0]?.query).toMatchObject({
    category: "venues",
    near: "middelburg-eastern-cape",
    verified: true,
  });
  expect(result?.suggestions[1]?.query).toMatchObject({
    search: '"venues in Middelburg"',
    category: undefined,
    near: undefined,
  });
  expect(describeSearch(query, "Wild Evy", known)).toBeNull();
  expect(describeSearch({}, "wine farm in KZN", known)?.meaning).toBe("Venues: Wine estates in KwaZulu-Natal");
});

test("a misspelt place is read as the nearest known one, is shown, and is text again in one press", async () => {
  expect(await resolve("fotograaf in kapstad")).toMatchObject({ category: "photographers", near: "cape-town" });
  expect(await resolve("near Clarns")).toMatchObject({ near: "clarens", search: undefined });
  const known = await lookUpCategories(app.ctx());
  const query = { category: "photographers", near: "cape-town", verified: true };
  const result = describeSearch(query, "fotograaf in kapstad", known);
  expect(result?.meaning).toBe("Photographers near Cape Town (we don’t know “kapstad”)");
  expect(result?.suggestions.map(({ label }) => label)).toEqual([
    "Photographers, “kapstad” first",
    "Search for the exact text",
  ]);
  const undone = { category: "photographers", prefer: "kapstad", verified: true, near: undefined };
  expect(result?.suggestions[0]?.query).toMatchObject(undone);
  const again = describeSearch(undone, "fotograaf in kapstad", known);
  expect(again?.meaning).toBe("Photographers, “kapstad” first");
  expect(again?.suggestions[0]).toMatchObject({
    label: "Did you mean Photographers near Cape Town?",
    query: { ...query },
  });
});

test("where several places are as near, or a business contains the word, no place is chosen and each is offered", async () => {
  const plain = { category: "photographers", prefer: "Middelbrg" };
  expect(await resolve("photographer in Middelbrg")).toMatchObject(plain);
  const result = describeSearch(plain, "photographer in Middelbrg", await lookUpCategories(app.ctx()));
  expect(result?.suggestions.map(({ label }) => label)).toEqual([
    "Did you mean Photographers near Middelburg, Mpumalanga?",
    "Did you mean Photographers near Middelburg, Eastern Cape?",
    "Search for the exact text",
  ]);
  await buildProvider(app, { business_name: "Paarll en Kie" });
  expect(await resolve("venues in Paarll")).toMatchObject({ category: "venues", prefer: "Paarll" });
  expect(await resolve("venues in Paarel")).toMatchObject({ category: "venues", near: "paarl" });
});

test("the line shows the understood amounts, dates, regions and order", async () => {
  const known = await lookUpCategories(app.ctx());
  const meaning = (line: string) => describeSearch({}, line, known, "2026-06-17")?.meaning.replaceAll("\u00a0", " ");
  expect(meaning("photographers near Stellenbosch under R20 000 on 20 March 2027")).toBe(
    "Photographers near Stellenbosch under R 20 000, available on 20 March 2027",
  );
  expect(meaning("venue for 120 in the Winelands, Saturdays in May, 50k to 80k, with accommodation")).toBe(
    "Venues in the Winelands for R 50 000 to R 80 000, available on a Saturday in May 2027, accommodation and those for 120 guests first",
  );
  expect(meaning("DJ from R5 000 next weekend")).toBe(
    "DJs & MCs from R 5 000, available on the weekend of 27 June 2026",
  );
  expect(meaning("Eastern Cape")).toBe("vendors in the Eastern Cape");
  expect(meaning("venues in Gauteng")).toBe("Venues in Gauteng");
  expect(meaning("West Coast venue")).toBe("Venues on the West Coast");
  expect(meaning("Garden Route")).toBe("vendors along the Garden Route");
  expect(meaning("for 120")).toBe("vendors, those for 120 guests first");
  expect(meaning("cheap")).toBe("vendors, lowest price first");
});

test("the line shows which day is no filter, and why", async () => {
  const known = await lookUpCategories(app.ctx());
  const notes = (line: string) => describeSearch({}, line, known, "2026-06-17");
  expect(notes("20 March 2020")).toMatchObject({ meaning: "", notes: ["20 March 2020 has passed."] });
  expect(notes("venue March 2020")).toMatchObject({ meaning: "Venues", notes: ["March 2020 has passed."] });
  expect(notes("venue 31 February 2027")?.notes).toEqual(["31 February 2027 is no date."]);
  expect(notes("venue 20 March 2045")?.notes).toEqual(["20 March 2045 is more than three years ahead."]);
  expect(notes("Friday venue in March 2027")).toMatchObject({
    meaning: "Venues",
    notes: ["Of a month we can only check Saturdays: choose a day to check another."],
  });
});

test("a stated fact is a filter where somebody is left, and the meaning says so; the rest comes first", async () => {
  const venue = { categories: ["venues"], city: "Upington", province: "Northern Cape" as const };
  await buildProvider(app, { ...venue, facts: ["accommodation"], languages_spoken: ["Afrikaans"], guests_max: 100 });
  await buildProvider(app, { ...venue, facts: ["boho"], guests_max: 60 });
  const line = "Afrikaans venue in Upington for 80 guests with accommodation and chapel";
  const query = await resolve(line, { facts: ["english"], guests: 20 });
  expect(query, "english leaves nobody, whatever the line says").toMatchObject({
    facts: ["english"],
    guests: undefined,
    prefer: "80 guests, Afrikaans, accommodation, chapel",
  });
  const read = await resolve(line, { guests: 20 });
  expect(read).toMatchObject({ facts: ["afrikaans", "accommodation"], guests: 80, prefer: "chapel" });
  const known = await lookUpCategories(app.ctx());
  const result = describeSearch(read ?? {}, line, known, "2026-06-17", { accommodation: 1, afrikaans: 1 });
  expect(result?.meaning).toBe(
    "Venues near Upington, for 80 guests, filtered by Afrikaans and accommodation, chapel first (no vendor here lists chapel)",
  );
  expect(result?.suggestions).toMatchObject([
    {
      label: "Include vendors who don’t list Afrikaans and accommodation",
      query: { facts: [], guests: 80, prefer: "Afrikaans, accommodation, chapel" },
    },
    { label: "Search for the exact text", query: { facts: [], guests: undefined, prefer: undefined } },
  ]);
});

test("guests are no filter where everybody can take fewer", async () => {
  const venue = { categories: ["venues"], city: "Springbok", province: "Northern Cape" as const };
  await buildProvider(app, { ...venue, guests_max: 60 });
  expect(await resolve("venue in Springbok for 200 guests")).toMatchObject({ prefer: "200 guests", guests: undefined });
});
