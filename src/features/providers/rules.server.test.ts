import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { rows } from "../../platform/database/database.ts";
import { provider } from "../../schema/providers.ts";
import { normaliseForSearch, searchTextOf } from "./rules.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

const difficult = [
  "  Château   d’Aria ",
  "ÆGIR & ŒUVRE, ﬁne Straße, ĲSSEL",
  "Ŝ ê ï ñ Å Ø Đ Ł İ I ı K",
  "‘one’ ʼtwoʼ `three´",
  "Zoe\u0308 \u1e9b\u0323 \u00e9 e\u0301",
  "Two\nlines\tand\u000b a\u00a0hard\u2003space\ufeff\u0085end",
  "bell\u0007 and \u009f",
  "ΣΟΦΟΣ, Ωραία Αθήνα, Москва, Ἀθῆναι, שָׁלוֹם, हिन्दी, ไทย, 日本が",
  "❤\ufe0f 👩🏽‍🍳 🅰 𐐀",
  "",
  " \n ",
];

test.each(difficult)("the database and the browser say the same of %j", async (text) => {
  const [result] = await rows<{ line: string }>(db, sql`select search_line(${text}) as line`);
  expect(result?.line).toBe(normaliseForSearch(text));
});

test("a change of a provider also changes its search texts, and the list", async () => {
  const { id } = await buildProvider(app, { categories: ["florists"] });
  const change = {
    business_name: difficult[0] ?? "",
    contact_person: difficult[1] ?? "",
    keywords: [...difficult],
    additional_cities: ["Ŝtad", " ", "L’Avenir"],
  };
  const { business_name, contact_person, keywords } = change;
  for (const city of ["Émeraude", null]) {
    await db
      .update(provider)
      .set({ ...change, city })
      .where(eq(provider.id, id));
    const texts = {
      search_text: searchTextOf({ business_name, contact_person, category_name: "Florists", city, keywords }),
      place_text: city === null ? "stad\nl'avenir" : "emeraude\nstad\nl'avenir",
    };
    expect(await rows(db, sql`select search_text, place_text from provider where id = ${id}`)).toEqual([texts]);
    expect(await rows(db, sql`select search_text, place_text from listing where provider_id = ${id}`)).toEqual([texts]);
  }
});
