import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Couple } from "../../contract/couples/schema.ts";
import type { ProviderUser } from "../../contract/providers/my-schema.ts";
import { saveOffer } from "../../features/couples/web/wedding-offer.ts";
import { saveSent } from "../../features/media/web/library/sent-files.ts";
import { saveUnsent } from "../../features/media/web/library/use-gallery-uploads.ts";
import { saveProfileDraft } from "../../features/providers/web/profile-form/profile-draft.ts";
import { saveMotivation } from "../../features/verifications/web/my-verification.tsx";
import { saveDraft, readDraft } from "../draft.ts";
import { withProvider } from "./change-session.ts";
import { isLoggedOut } from "./clear-drafts.ts";
import { guardLogOut, logOut } from "./log-out.ts";
import { saveCoupleSession } from "./save-session.ts";
import { writeSession } from "./session.ts";

const user = { id: "0198aaaa-1111-7111-8111-111111111111", business_name: "Wildevy Estate" } as ProviderUser;
const couple = { id: "0198bbbb-2222-7222-8222-222222222222", partner1_name: "Lindiwe" } as Couple;
const toOne = { in: "tab", key: `enquiry:${user.id}` } as const;
const toMany = { in: "browser", key: "umshado.bulk_enquiry" } as const;
const wedding = { couple_name: "Lindiwe", couple_phone: "", wedding_date: "", venue_location: "", guest_count: "" };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function left(): string {
  return JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)));
}

function typeAsProvider(): void {
  writeSession(withProvider("token", user));
  const typed = { updated_at: "1", typed_at: "1", values: { description: "of-the-profile" } };
  saveProfileDraft(user.id, typed, []);
  saveMotivation(user.id, "of-the-request");
  saveUnsent(user.id, ["of-the-upload.jpg"]);
  saveSent(user.id, { name: "of-the-gallery.jpg", size: 1, lastModified: 1 }, "medium");
  saveDraft(toMany, { values: { message: "of-many" } });
  saveDraft(toOne, { values: { message: "of-one" } });
}

test("logging out leaves nothing in the browser that was typed while signed in", () => {
  typeAsProvider();
  expect(left().match(/of-(the|many|one)/g)).toHaveLength(6);
  const leave = vi.fn<() => void>();
  logOut("provider", leave);
  expect(left()).not.toMatch(/of-(the|many|one)/);
  expect([leave.mock.calls.length, isLoggedOut()]).toEqual([1, true]);
});

test("what was typed as a guest stays at a log out, also an enquiry to the provider that logs out", () => {
  saveDraft(toOne, { values: { message: "guest-one" } });
  saveDraft(toMany, { values: { message: "guest-many" } });
  writeSession(withProvider("token", user));
  logOut("provider", () => undefined);
  expect(left().match(/guest-(one|many)/g)).toHaveLength(2);
});

test("a couple's typed text is deleted when another person signs in, and is not shown to anybody else before", () => {
  saveCoupleSession("token", couple);
  saveDraft(toOne, { values: { message: "of-one" } });
  saveOffer({ ...wedding, couple_email: "lindiwe@people.test" });
  writeSession({ coupleToken: null, ended: "couple" });
  expect(readDraft(toOne).values).toEqual({});
  saveCoupleSession("token", couple);
  expect(readDraft(toOne).values).toEqual({ message: "of-one" });
  saveCoupleSession("other", { ...couple, id: "0198cccc-3333-7333-8333-333333333333" });
  expect(left()).not.toMatch(/of-one|Lindiwe","partner2/);
  expect(sessionStorage.getItem("wedding_offer")).toBeNull();
});

test("a page with unsaved text asks first, and staying changes nothing", () => {
  typeAsProvider();
  const waiting: (() => void)[] = [];
  const letGo = guardLogOut((goOn) => waiting.push(goOn));
  const leave = vi.fn<() => void>();
  logOut("provider", leave);
  expect([left().includes("of-the-profile"), leave.mock.calls.length, isLoggedOut()]).toEqual([true, 0, false]);
  waiting[0]?.();
  expect([left().includes("of-the-profile"), leave.mock.calls.length, isLoggedOut()]).toEqual([false, 1, true]);
  letGo();
});
