import { expect, test } from "vitest";
import { profilePayload } from "../src/contract/providers/my-schema.ts";
import { demoDirectory } from "./demo-directory.ts";

const today = "2026-11-21";
const { imported, providers, pictures } = demoDirectory(today);

test("imported pages wait: some invited, one whose invitation is over, one without an email; none is among the businesses", () => {
  const now = new Date(`${today}T12:00:00Z`);
  const state = imported.map(({ email, invitation }) => {
    if (!invitation) return email === null ? "no email" : "not invited";
    return invitation.expires_at < now ? "over" : "open";
  });
  expect(state.toSorted()).toEqual(["no email", "not invited", "not invited", "not invited", "open", "open", "over"]);
  const names = new Set(providers.map(({ row }) => row.business_name));
  const emails = new Set(providers.map(({ email }) => email));
  for (const { business_name, email, category_slug, profile, pictures: shown } of imported) {
    expect(names.has(business_name) || emails.has(email ?? "")).toBe(false);
    expect(providers.some(({ categories }) => categories.some(({ slug }) => slug === category_slug))).toBe(true);
    expect(profilePayload.safeParse(profile).error).toBeUndefined();
    for (const name of shown) expect(name === null || name in pictures).toBe(true);
  }
});
