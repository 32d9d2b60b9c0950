import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleProfile } from "../../../../../test/sample-profile.ts";
import { saveProfileDraft, readProfileDraft } from "./profile-draft.ts";
import { profileValuesOf } from "./profile-values.ts";

const saved = profileValuesOf(sampleProfile);
const { id, updated_at } = sampleProfile;
const typed_at = "2026-11-21T05:00:00.000Z";

function fakeStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("typed text is restored, for its provider only", () => {
  saveProfileDraft(id, { updated_at, typed_at, values: { city: "Paarl" } }, []);
  expect(readProfileDraft(id, saved)).toEqual({ updated_at, typed_at, values: { city: "Paarl" } });
  expect(readProfileDraft("another", saved)).toBeNull();
});

test("a draft that equals the saved profile is dropped", () => {
  saveProfileDraft(id, { updated_at, typed_at, values: { city: "Cape Town" } }, []);
  expect(readProfileDraft(id, saved)).toBeNull();
});

test("another tab's typed text stays when this tab saves or deletes its own", () => {
  saveProfileDraft(id, { updated_at, typed_at, values: { city: "Paarl" } }, []);
  saveProfileDraft(id, { updated_at, typed_at, values: { keywords: ["rustic"] } }, []);
  expect(readProfileDraft(id, saved)?.values).toEqual({ city: "Paarl", keywords: ["rustic"] });
  saveProfileDraft(id, { updated_at, typed_at, values: {} }, ["keywords"]);
  expect(readProfileDraft(id, saved)?.values).toEqual({ city: "Paarl" });
  saveProfileDraft(id, { updated_at, typed_at, values: {} }, ["city"]);
  expect(localStorage.getItem(`umshado.profile_draft.${id}`)).toBeNull();
});

test("values that fit no field of today are left out, and nonsense is no draft", () => {
  const values = { city: 7, keywords: "rustic", old_field: "x", team_size: "4", business_hours: "By appointment" };
  localStorage.setItem(`umshado.profile_draft.${id}`, JSON.stringify({ updated_at, typed_at, values }));
  expect(readProfileDraft(id, saved)?.values).toEqual({ team_size: "4", business_hours: "By appointment" });
  localStorage.setItem(`umshado.profile_draft.${id}`, "{");
  expect(readProfileDraft(id, saved)).toBeNull();
});

test("without storage nothing fails", () => {
  vi.stubGlobal("localStorage", undefined);
  saveProfileDraft(id, { updated_at, typed_at, values: { city: "Paarl" } }, []);
  expect(readProfileDraft(id, saved)).toBeNull();
});
