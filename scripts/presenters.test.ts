import { expect, test } from "vitest";
import { presenterProblems } from "./presenters.ts";

const inPresent = "src/features/couples/present.ts";
const inUseCase = "src/features/couples/list-couples.ts";

test.each([
  [inPresent, "export const presentCouple = (row: Row) => ({ ...row, name: 1 });", "row"],
  [inPresent, "export function presentCouple({ logo, ...row }: Row) { return [{ ...row }]; }", "row"],
  [inPresent, "export function presentCouple(found: Found) { return { ...found.couple }; }", "found.couple"],
  [inPresent, "export function presentCouple(row: Row) { return { ...(row.is ? { a: 1 } : row) }; }", "an expression"],
  ["src/server/profile/present-trust.ts", "const read = (row: Row) => ({ ...row });", "row"],
  [inUseCase, "function presentCouple(row: Row) { return { ...row }; }", "row"],
])("in %s, %s is refused", (path, text, name) => {
  expect(presenterProblems(path, text)).toEqual([
    `${path}: a presenter lists its fields, and does not spread "${name}"`,
  ]);
});

test.each([
  [inPresent, "export const presentCouple = (row: Row) => ({ id: row.id, ...presentNames(row) });"],
  [inPresent, "const read = (row: Row) => ({ id: row.id, ...(row.phone && { phone: row.phone }) });"],
  [inPresent, "const all = (rows: Row[]) => [...rows, ...more];"],
  [inPresent, "const most = ({ id, ...row }: Row) => ({ id, name: row.name });"],
  [inUseCase, "function readCouple(row: Row) { return { ...row }; }"],
  [
    "src/platform/pictures/pictures.ts",
    "function presentSmall(kept: Kept) { return presentPicture({ ...kept, widths }); }",
  ],
  ["src/features/couples/present.test.ts", "const row = { ...whole };"],
])("in %s, %s is allowed", (path, text) => {
  expect(presenterProblems(path, text)).toEqual([]);
});
