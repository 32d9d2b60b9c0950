import { expect, test } from "vitest";
import type { Couple } from "../../contract/couples/schema.ts";
import type { ProviderUser } from "../../contract/providers/my-schema.ts";
import { withCouple, withImpersonated, withProvider, withoutExpired } from "./change-session.ts";
import { signedOut, visitorOf, withOriginal, type StoredSession } from "./session.ts";

const provider: StoredSession = {
  providerToken: "a-token",
  user: JSON.stringify({ business_name: "Wildevy Estate", is_super_admin: false }),
};
const couple: StoredSession = {
  coupleToken: "b-token",
  couple: JSON.stringify({ partner1_name: "Lindiwe", partner2_name: "Sipho", venue_location: "Paarl, Western Cape" }),
};

test("a browser without a token is a guest, whatever else is stored", () => {
  expect(visitorOf({})).toEqual({ kind: "guest" });
  expect(visitorOf({ user: provider.user, couple: couple.couple, impersonating: "true" })).toEqual({ kind: "guest" });
  expect(visitorOf({ providerToken: "  ", coupleToken: "" })).toEqual({ kind: "guest" });
});

test("a provider token makes a provider, with the name of the business", () => {
  expect(visitorOf(provider)).toEqual({
    kind: "provider",
    name: "Wildevy Estate",
    id: "",
    isPublished: false,
    isSuperAdmin: false,
    impersonated: false,
  });
});

test("only `true` in the record makes a super admin", () => {
  const admin = { ...provider, user: JSON.stringify({ email: "admin@umshado.example", is_super_admin: true }) };
  expect(visitorOf(admin)).toMatchObject({
    name: "admin@umshado.example",
    isSuperAdmin: true,
  });
  expect(visitorOf({ ...provider, user: JSON.stringify({ is_super_admin: "false" }) })).toMatchObject({
    isSuperAdmin: false,
  });
});

test("a couple token makes a couple, named after both", () => {
  expect(visitorOf(couple)).toEqual({
    kind: "couple",
    id: "",
    name: "Lindiwe & Sipho",
    impersonated: false,
  });
});

test.each(["", "{", "null", "7", "[]", '"text"', '{"business_name":7}'])(
  "a record that reads %j costs only the name",
  (user) => {
    expect(visitorOf({ ...provider, user })).toMatchObject({
      kind: "provider",
      name: "your business",
      id: "",
      isPublished: false,
      isSuperAdmin: false,
    });
    expect(visitorOf({ ...couple, couple: user })).toMatchObject({ kind: "couple", name: "your wedding" });
  },
);

test("an impersonation is marked on the impersonated account, for both kinds", () => {
  expect(visitorOf({ ...provider, impersonating: "true", impersonatedKind: "provider" })).toMatchObject({
    impersonated: true,
  });
  expect(visitorOf({ ...couple, impersonating: "true", impersonatedKind: "couple" })).toMatchObject({
    impersonated: true,
  });
});

test("stopping an impersonation of a couple restores the admin and leaves nothing of the couple", () => {
  const admin = {
    originalToken: "admin-token",
    originalUser: JSON.stringify({ business_name: "Umshado", is_super_admin: true }),
  };
  const before = { ...couple, ...admin, impersonating: "true", impersonatedKind: "couple" };
  const after = { ...before, ...withOriginal(before) };
  expect(visitorOf(after)).toEqual({
    kind: "provider",
    name: "Umshado",
    id: "",
    isPublished: false,
    isSuperAdmin: true,
    impersonated: false,
  });
  expect([after.coupleToken, after.couple, after.originalToken, after.originalUser]).toEqual([null, null, null, null]);
});

test("stopping an impersonation whose original is lost leaves a guest", () => {
  expect(visitorOf({ ...couple, ...withOriginal({ impersonating: "true" }) })).toEqual({ kind: "guest" });
});

test("logging out leaves no token behind, not even an admin's", () => {
  const saved = { originalToken: "admin-token", originalUser: "{}", impersonating: "true" };
  for (const after of [
    { ...provider, ...saved, ...signedOut("provider") },
    { ...couple, ...saved, ...signedOut("couple") },
  ]) {
    expect(visitorOf(after)).toEqual({ kind: "guest" });
    expect(Object.values(after).every((value) => value === null)).toBe(true);
  }
});

const impersonation = { impersonating: "true", impersonatedKind: "couple", originalUser: "{}", originalToken: "own" };
const noImpersonation = { impersonating: null, impersonatedKind: null, originalUser: null, originalToken: null };

test("a person who signs in is the only one signed in, and nobody acts as somebody else any more", () => {
  const user = { id: "1", business_name: "Wildevy Estate" } as ProviderUser;
  const asProvider = { ...couple, ...impersonation, ...withProvider("new", user) };
  expect(asProvider).toMatchObject({ providerToken: "new", coupleToken: null, couple: null, ...noImpersonation });
  expect(visitorOf(asProvider)).toMatchObject({ kind: "provider", name: "Wildevy Estate", impersonated: false });

  const pair = { id: "2", partner1_name: "Lindiwe" } as Couple;
  const asCouple = { ...provider, ...impersonation, ...withCouple("new", pair) };
  expect(asCouple).toMatchObject({ coupleToken: "new", providerToken: null, user: null, ...noImpersonation });
  expect(visitorOf(asCouple)).toMatchObject({ kind: "couple", name: "Lindiwe", impersonated: false });
});

test("an invalid token ends its own kind's session; an impersonating admin gets the own one back", () => {
  expect(visitorOf({ ...provider, ...withoutExpired("provider", provider) })).toEqual({ kind: "guest" });
  expect(visitorOf({ ...couple, ...withoutExpired("couple", couple) })).toEqual({ kind: "guest" });
  const acting = { ...couple, ...impersonation };
  expect({ ...acting, ...withoutExpired("couple", acting) }).toMatchObject({ providerToken: "own", coupleToken: null });
});

test("that a session died is known until somebody signs in or out", () => {
  const invalid = { ...couple, ...withoutExpired("couple", couple) };
  expect(invalid.ended).toBe("couple");
  expect({ ...invalid, ...withCouple("new", { id: "2" } as Couple) }.ended).toBeNull();
  expect({ ...invalid, ...withProvider("new", { id: "1" } as ProviderUser) }.ended).toBeNull();
  expect({ ...invalid, ...signedOut("couple") }.ended).toBeNull();
});

test("a log out forgets whom the browser wrote to", () => {
  expect(signedOut("couple").written).toBeNull();
  expect(signedOut("provider").written).toBeNull();
});

test.each(["provider", "couple"] as const)("a super admin acts as a %s and gets the own session back", (kind) => {
  const admin: StoredSession = { providerToken: "own", user: JSON.stringify({ is_super_admin: true }) };
  const impersonated =
    kind === "provider"
      ? { kind, token: "as", record: { business_name: "Wildevy Estate" } as ProviderUser }
      : { kind, token: "as", record: { name: "Lindiwe & Sipho" } as Couple };
  const acting = { ...admin, ...withImpersonated(impersonated, admin) };
  expect(visitorOf(acting)).toMatchObject({ kind, impersonated: true });
  expect([acting.providerToken, acting.coupleToken]).toEqual(kind === "provider" ? ["as", null] : [null, "as"]);
  expect(visitorOf({ ...acting, ...withOriginal(acting) })).toMatchObject({ isSuperAdmin: true, impersonated: false });
});
