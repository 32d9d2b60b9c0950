import { expect, test } from "vitest";
import { complaintErrors, profileIn, readComplaint } from "./read-complaint.ts";

function typed(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readComplaint(form);
}
const complaint = { kind: "site", name: "Thandi", email: "thandi@people.test", text: "The map shows another town." };

test.each([
  [complaint, []],
  [{}, ["kind", "name", "email", "text"]],
  [{ ...complaint, kind: "nonsense", text: " short " }, ["kind", "text"]],
  [{ ...complaint, kind: "takedown" }, ["contact", "about", "states_truth"]],
  [{ ...complaint, kind: "takedown", contact: "1 Long Street", about: "/provider/1", states_truth: "yes" }, []],
])("%j lacks %j", (fields, lacking) => {
  expect(Object.keys(complaintErrors(typed(fields)))).toEqual(lacking);
});

test("only a profile’s path in the hash fills in the page", () => {
  const read = (hash: string) => profileIn(hash, "https://umshado.test");
  expect(read("#/provider/0194-a")).toBe("https://umshado.test/provider/0194-a");
  for (const other of ["", "#write", "#//evil.example", "#/provider/a b", "#/provider/a/b"])
    expect(read(other)).toBe("");
});
