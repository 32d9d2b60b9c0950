import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoDirectory, stored_day } from "../../seed/demo-directory.ts";
import { pictures_folder } from "../../seed/store-pictures.ts";
import { makeDirectory } from "./make-directory.ts";

test("the stored demo is what is made of it", () => {
  const withoutIds = ({ calendars, ...rest }: object & { calendars: readonly { entries: readonly object[] }[] }) => ({
    ...rest,
    pictures: null,
    calendars: calendars.map((each) => ({ ...each, entries: each.entries.map((entry) => ({ ...entry, id: "" })) })),
  });
  expect(withoutIds(demoDirectory(stored_day))).toEqual(withoutIds(makeDirectory(stored_day)));
  expect(Object.keys(demoDirectory(stored_day).pictures)).toEqual(Object.keys(makeDirectory(stored_day).pictures));
});

test("every picture of the demo is a file, and all of them take at most 8 MB", () => {
  const files = readdirSync(pictures_folder);
  const named = Object.values(demoDirectory(stored_day).pictures).map(({ file }) => file);
  expect(named.toSorted()).toEqual(files.toSorted());
  const bytes = files.reduce((sum, file) => sum + statSync(join(pictures_folder, file)).size, 0);
  expect(bytes).toBeLessThan(8_000_000);
});
