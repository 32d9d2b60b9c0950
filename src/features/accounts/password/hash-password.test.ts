import { expect, test } from "vitest";
import { fitsPassword, hashPassword } from "./hash-password.ts";

test("a password is stored as Argon2id at 19 MiB, two passes and one lane, never the same way twice", async () => {
  const [one, other] = await Promise.all([hashPassword("protea-and-sand"), hashPassword("protea-and-sand")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await fitsPassword(one, "protea-and-sand")).toBe(true);
  expect(await fitsPassword(one, "protea-and-Sand")).toBe(false);
});

test("a password fits in every Unicode form that a keyboard may send", async () => {
  const stored = await hashPassword("Zoe\u0308 was here");
  expect(await fitsPassword(stored, "Zo\u00eb was here")).toBe(true);
});

test("no password fits an account without one", async () => {
  expect(await fitsPassword(null, "")).toBe(false);
  expect(await fitsPassword(null, "anything")).toBe(false);
});
