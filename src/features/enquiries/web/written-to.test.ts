import { afterEach, expect, test, vi } from "vitest";
import { addWritten, recordContacted, readWritten } from "./written-to.ts";

function storage(entries: Record<string, string> = {}) {
  const saved = new Map(Object.entries(entries));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
    removeItem: (key: string) => saved.delete(key),
  });
  return saved;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const written = (provider_id: string, on = "2026-11-22") => ({ provider_id, name: `Business ${provider_id}`, on });

test.each([null, undefined, "", "{", "7", "{}", '[7, null, {"provider_id": "a"}]'])("%j is nobody", (saved) => {
  expect(readWritten(saved)).toEqual([]);
});

test("a second enquiry to a provider takes the place of the first", () => {
  expect(addWritten([written("a", "2026-11-01"), written("b")], [written("a")])).toEqual([written("a"), written("b")]);
});

test("beyond two hundred the oldest are removed", () => {
  const many = Array.from({ length: 200 }, (_, place) => written(`${place}`));
  const added = addWritten(many, [written("new")]);
  expect(added).toHaveLength(200);
  expect(added.at(0)).toEqual(written("new"));
  expect(added.at(-1)).toEqual(written("198"));
});

test("a contacted vendor is saved with the South African day only", () => {
  const saved = storage();
  recordContacted([{ provider_id: "a", name: "Wildevy Estate" }], Date.parse("2026-11-21T23:30:00Z"));
  expect(saved.get("umshado.written_to")).toBe('[{"provider_id":"a","name":"Wildevy Estate","on":"2026-11-22"}]');
});

test("nothing is saved while an admin acts as a couple", () => {
  const saved = storage({ "umshado.couple_token": "t", "umshado.impersonating": "true" });
  recordContacted([{ provider_id: "a", name: "Wildevy Estate" }], 0);
  expect(saved.has("umshado.written_to")).toBe(false);
});
