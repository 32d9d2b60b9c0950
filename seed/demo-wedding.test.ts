import { expect, test } from "vitest";
import { demoDirectory, demoLogins } from "./demo-directory.ts";

test("the wedding whose login is printed is shared, and what its members think is of what it keeps", () => {
  const { couples, members, votes } = demoDirectory("2026-11-23");
  const owner = couples.find(({ email }) => email === demoLogins[2].email);
  const saved = owner?.favourites.map(({ provider_id }) => provider_id);
  expect(members.map(({ couple_id, role }) => [couple_id, role])).toEqual([
    [owner?.row.id, "editor"],
    [owner?.row.id, "reader"],
  ]);
  for (const { provider_id } of votes) expect(saved).toContain(provider_id);
  const partner = couples.find(({ email }) => email === demoLogins[3].email);
  expect(members.map(({ account_id }) => account_id)).toContain(partner?.row.id);
});
