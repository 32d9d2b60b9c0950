import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { day_ms } from "../../contract/durations.ts";
import * as numbers from "../../contract/imports/calls.ts";
import { importedPage, importedPicture } from "../../schema/imports.ts";
import { provider } from "../../schema/providers.ts";
import { purgeExpired } from "../../server/jobs/purge-expired.ts";
import { importListings } from "./import-listings.ts";
import { listPagesToInvite } from "./pages/list-pages.ts";
import { purgePages } from "./pages/purge-pages.ts";
import { readListings } from "./read-listings.ts";
import { no_mapping, type Mapping } from "./read-mapping.ts";
import { reportOf } from "./report-lines.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

type Wishes = { mapping?: Mapping; isDry?: boolean; source?: string };
const load = async (text: string, { mapping = no_mapping, isDry = false, source }: Wishes = {}) =>
  importListings(app.ctx(), readListings(text), { mapping, isDry, source });

const outcomes = async (text: string, wishes?: Wishes) =>
  (await load(text, wishes)).reports.map(({ outcome }) => outcome);

async function pageOf(source: string, external_id: string) {
  const rows = await db.select().from(importedPage).where(eq(importedPage.source, source));
  return rows.find((row) => row.external_id === external_id);
}

const geodirectory = [
  "ID,post_title,post_author,post_content,post_status,post_category,default_category,post_tags,street,city,region,country,zip,latitude,longitude,phone,email,website,facebook,business_hours,post_images",
  `71,The Vineyard Barn,1,"<p>A barn &amp; a garden</p><p>Since 1999</p>",publish,",Wedding Venues,Catering,",12,"vines,barn",1 Wine Road,Stelenbosch,Western Cape,South Africa,7600,-33.93,18.86,021 555 0123 / 082 555 0100,barn@geo.example,barn.example,https://facebook.com/barn,"[""Mo 09:00-17:00""],[""UTC"":""+2""]","https://geo.example/1.jpg||Hall|The hall::https://geo.example/2.jpg|||"`,
].join("\n");

test("an export of GeoDirectory becomes pages, and the report names each corrected column", async () => {
  const { format, passed_over, reports } = await load(geodirectory);
  expect(format.name).toBe("geodirectory");
  expect(passed_over).toEqual(["post_author", "country"]);
  const [report] = reports;
  expect(report).toMatchObject({ line: 2, external_id: "71", outcome: "new" });
  expect(report?.notes.map(({ column }) => column).toSorted()).toEqual([
    "city",
    "phone",
    "post_category",
    "post_category",
  ]);
  const page = await pageOf("geodirectory", "71");
  expect(page).toMatchObject({ email: "barn@geo.example", business_name: "The Vineyard Barn" });
  expect(page?.profile).toMatchObject({
    description: "A barn & a garden\n\nSince 1999",
    primary_category_id: 1,
    additional_categories: [6],
    city: "Stellenbosch",
    province: "Western Cape",
    postal_code: "7600",
    latitude: -33.93,
    longitude: 18.86,
    phone: "+27215550123",
    website: "https://barn.example",
    keywords: ["vines", "barn"],
    business_hours: { monday: { open: "09:00", close: "17:00" } },
  });
  const pictures = await db
    .select()
    .from(importedPicture)
    .where(eq(importedPicture.page_id, page?.id ?? ""));
  expect(pictures.map(({ address, caption, role }) => [role, address, caption])).toEqual([
    ["gallery", "https://geo.example/1.jpg", "The hall"],
    ["gallery", "https://geo.example/2.jpg", null],
  ]);
  expect(await db.$count(provider)).toBe(0);
});

test("an export of HivePress, in JSON as well", async () => {
  const listing = {
    ID: 12,
    Title: "Khanyi Photo",
    Content: "Portraits",
    hp_listing_category: "Vendors>Photography|Vendors>Videography",
    hp_location: "5 Long Street, Cape Town, South Africa",
    hp_latitude: "-33.92",
    hp_longitude: "18.42",
    hp_verified: "1",
    hp_phone: "0821234567",
    "Author Email": "khanyi@hive.example",
    Images: "https://hive.example/a.jpg|https://hive.example/b.jpg",
  };
  const { format, reports } = await load(JSON.stringify([listing]));
  expect(format.name).toBe("hivepress");
  expect(reports[0]?.outcome).toBe("new");
  const page = await pageOf("hivepress", "12");
  expect(page?.profile).toMatchObject({
    primary_category_id: 2,
    additional_categories: [3],
    city: "Cape Town",
    province: "Western Cape",
    phone: "+27821234567",
  });
  expect(page?.profile).not.toHaveProperty("latitude");
  expect(page?.email).toBe("khanyi@hive.example");
});

test("a dry run has the same report and writes nothing", async () => {
  const text = "external_id,business_name,email,city\n1,Dry,dry@own.example,Paarl";
  expect(await outcomes(text, { isDry: true })).toEqual(["new"]);
  expect(await pageOf("umshado", "1")).toBeUndefined();
  expect(await outcomes(text)).toEqual(["new"]);
});

test("a repeated import is matched by its directory and id: unchanged, changed, and another directory's is new", async () => {
  const text = (name: string) =>
    `external_id,business_name,email,pictures\n9,${name},again@own.example,https://a.example/1.jpg`;
  expect(await outcomes(text("Once"))).toEqual(["new"]);
  const first = await pageOf("umshado", "9");
  expect(await outcomes(text("Once"))).toEqual(["unchanged"]);
  expect(await outcomes(text("Twice"))).toEqual(["changed"]);
  expect(await pageOf("umshado", "9")).toMatchObject({ id: first?.id, business_name: "Twice" });
  expect(await outcomes(text("Once"), { source: "elsewhere" })).toEqual(["new"]);
});

test("valid lines are imported whatever the others contain; refused ones say why, by column", async () => {
  const { email } = await buildProvider(app);
  const text = [
    "external_id,business_name,email,price_from,established_year,deposit_required",
    "a,,nobody@own.example,,,",
    `b,Registered,${email.toUpperCase()},,,`,
    "c,Good,good@own.example,many,2999,maybe",
    "c,Twin,twin@own.example,,,",
    "d,Second of one owner,GOOD@own.example,,,",
    "e,No email,not an email,,,",
  ].join("\n");
  const { reports } = await load(text);
  expect(reports.map(({ outcome }) => outcome)).toEqual(["refused", "refused", "new", "refused", "new", "new"]);
  const columns = (index: number) => reports[index]?.notes.map(({ column }) => column);
  expect([0, 1, 3].map(columns)).toEqual([["business_name"], ["email"], ["external_id"]]);
  expect(columns(5)).toContain("email");
  expect(columns(2)).toEqual(
    expect.arrayContaining(["price_from", "established_year", "deposit_required", "categories", "city"]),
  );
  expect((await pageOf("umshado", "c"))?.profile).not.toHaveProperty("established_year");
  expect((await pageOf("umshado", "e"))?.email).toBeNull();
  const lines = reportOf(reports);
  const second = lines.filter(([, , name, , column]) => name === "Second of one owner" && column === "email");
  expect(second).toEqual([
    ["6", "d", "Second of one owner", "new", "email", "Line 4 has the same email: of the two, only line 4 is invited."],
  ]);
  expect((await listPagesToInvite(db, "umshado")).filter(({ email }) => /good@/i.test(email))).toMatchObject([
    { business_name: "Good" },
  ]);
});

test("names that can't be matched are mapped", async () => {
  const text = "external_id,business_name,email,categories,city\nm,Mapped,m@own.example,Snappers,Joburg North";
  const mapping = { categories: { Snappers: "Photographers" }, places: { "Joburg North": "Randburg" } };
  const { reports } = await load(text, { mapping });
  expect(reports[0]?.notes.map(({ column }) => column)).toEqual(["province"]);
  expect((await pageOf("umshado", "m"))?.profile).toMatchObject({ primary_category_id: 2, city: "Randburg" });
});

test("a page that its business had removed is not imported again, under another id either", async () => {
  const text = (id: string) => `external_id,business_name,email\n${id},Gone,gone@own.example`;
  expect(await outcomes(text("g1"))).toEqual(["new"]);
  expect(await db.transaction((tx) => purgePages(app.ctx(), tx, "Gone@own.example"))).toBe(1);
  expect(await outcomes(text("g1"))).toEqual(["settled"]);
  expect(await outcomes(text("g2"))).toEqual(["settled"]);
  expect(await outcomes("external_id,business_name,email\ng1,Gone,other@own.example")).toEqual(["settled"]);
});

test("a page that nobody claims is deleted after its time, and not before", async () => {
  await load("external_id,business_name,email\nold,Old,old@own.example");
  app.clock.advance(numbers.imported_page_days * day_ms - 1000);
  await purgeExpired(app.runtime);
  expect(await pageOf("umshado", "old")).toBeDefined();
  app.clock.advance(2000);
  await purgeExpired(app.runtime);
  expect(await pageOf("umshado", "old")).toBeUndefined();
});

test("two businesses of one email are two pages in a file without ids too, and the same two again", async () => {
  const text = "business_name,email\nFirst hall,owner@own.example\nSecond hall,owner@own.example";
  expect(await outcomes(text, { source: "no ids" })).toEqual(["new", "new"]);
  expect(await outcomes(text, { source: "no ids" })).toEqual(["unchanged", "unchanged"]);
});

test("drafts and closed listings are left out, nobody is invited to them, and the page of an earlier import goes", async () => {
  const text = (...words: string[]) =>
    [
      "post_title,post_status,post_category,default_category,email,ID",
      ...words.map(
        (word, index) => `Hall ${index},${word},"Catering,Venues",Venues,hall${index}@closing.example,${index}`,
      ),
    ].join("\n");
  const source = "closing";
  expect(await outcomes(text("publish", "publish"), { source })).toEqual(["new", "new"]);
  expect((await pageOf(source, "0"))?.profile).toMatchObject({ primary_category_id: 1, additional_categories: [6] });
  const states = ["publish", "gd-closed", "draft", "pending", "private", "trash"];
  expect(await outcomes(text(...states), { source, isDry: true })).toEqual([
    "unchanged",
    ...states.slice(1).map(() => "unpublished"),
  ]);
  expect(await pageOf(source, "1")).toBeDefined();
  await load(text(...states), { source });
  expect((await listPagesToInvite(db, source)).map(({ email }) => email)).toEqual(["hall0@closing.example"]);
  expect(
    await outcomes("Title,Status,listing_category\nA,Draft,Venues\nB,Published,Venues", { source: "labels" }),
  ).toEqual(["unpublished", "new"]);
});

test("an event of a directory is no business", async () => {
  const header = "post_title,post_type,default_category,email,ID";
  const lines = ["A hall,gd_place,Venues,place@types.example,1", "An expo,gd_event,Venues,expo@types.example,2"];
  expect(await outcomes([header, ...lines].join("\n"), { source: "types" })).toEqual(["new", "unpublished"]);
  expect((await listPagesToInvite(db, "types")).map(({ email }) => email)).toEqual(["place@types.example"]);
});

test("files as spreadsheets and page builders write them: a line for the separator, ill-set quotes, shortcodes, telephones", async () => {
  expect(
    await outcomes("sep=;\nexternal_id;business_name;email;phone\n1;Wynplaas Een;een@cases.example;082 555 0142", {
      source: "separator",
    }),
  ).toEqual(["new"]);
  const quotes = [
    "external_id,business_name,email,phone,categories,city",
    "1,A,a@cases.example,082 555 0142,Venues,Paarl",
    '2,"The "Best" Photos",b@cases.example,082 555 0142,Photographers,Paarl',
    "3,C,c@cases.example,082 555 0142,Venues,Paarl",
  ].join("\n");
  expect(await outcomes(quotes, { source: "quotes" })).toEqual(["new", "refused", "new"]);
  const shortcodes = [
    "external_id,listing_category,business_name,hp_email,hp_city,post_content",
    '1,Venues,A,d@cases.example,Paarl,"[vc_row][vc_column]We are a venue[/vc_column][/vc_row]"',
    '2,Venues,B,e@cases.example,Paarl,"<p>Prices [from R 500 a head] include VAT</p>"',
  ].join("\n");
  await load(shortcodes, { source: "shortcodes" });
  expect((await pageOf("shortcodes", "1"))?.profile.description).toBe("We are a venue");
  expect((await pageOf("shortcodes", "2"))?.profile.description).toBe("Prices [from R 500 a head] include VAT");
  const phones = [
    "2.7825550142E+10",
    "082 555 0142 (Thandi)",
    "Cell: 082 555 0142",
    '"=""0825550142"""',
    "\u200E0825550142",
    "tel:+27825550142",
    '"082 555 0142 & 083 555 0143"',
  ];
  const lines = phones.map((phone, index) => `${index},Phone ${index},p${index}@cases.example,${phone}`);
  await load(["external_id,business_name,email,phone", ...lines].join("\n"), { source: "phones" });
  const saved = await Promise.all(
    phones.map(async (_, index) => (await pageOf("phones", String(index)))?.profile.phone),
  );
  expect(saved).toEqual(phones.map(() => "+27825550142"));
});
