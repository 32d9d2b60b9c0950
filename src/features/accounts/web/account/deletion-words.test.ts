import { expect, test } from "vitest";
import type { Sharing, WeddingMember } from "../../../../contract/weddings/schema.ts";
import { consequencesOf, heirOf } from "./deletion-words.ts";

const member = (name: string, role: WeddingMember["role"]): WeddingMember => ({
  id: name,
  name,
  role,
  email: null,
  joined_at: null,
  is_you: false,
});
const owner = member("Thandeka", "owner");
const sharing = (role: WeddingMember["role"], ...others: WeddingMember[]): Sharing => ({
  role,
  members: [owner, ...others],
  invitations: [],
});
const text = (shared: Sharing | null, isForEveryone = false) => {
  const { goes, stays } = consequencesOf("couple", shared, isForEveryone);
  return { goes: goes.join(" "), stays: stays.join(" ") };
};

test("the first editor becomes the owner, and readers do not", () => {
  const [mama, sipho, lwazi] = [member("Mama", "reader"), member("Sipho", "editor"), member("Lwazi", "editor")];
  expect(heirOf(sharing("owner", mama, sipho, lwazi))).toBe("Sipho");
  expect(heirOf(sharing("owner", mama))).toBeNull();
  expect(heirOf(sharing("editor", sipho))).toBeNull();
  expect(heirOf(null)).toBeNull();
});

test("the text depends on who shares the wedding", () => {
  const alone = text(sharing("owner"));
  expect(alone.goes).toContain("Your wedding’s details");
  expect(alone.goes).not.toContain("those who share it");
  expect(text(null)).toEqual(alone);

  const withEditor = sharing("owner", member("Sipho", "editor"));
  expect(text(withEditor).stays).toContain("Sipho becomes its owner.");
  expect(text(withEditor).goes).not.toContain("Your wedding’s details");
  expect(text(withEditor, true).goes).toContain("All of it for those who share it, too");
  expect(text(withEditor, true).stays).not.toContain("Sipho");
  expect(text(sharing("owner", member("Mama", "reader"))).goes).toContain("All of it for those who share it, too");
  expect(text(sharing("editor", member("Sipho", "editor"))).stays).toContain("stays with the others");
});
