import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { keyedHashOf } from "./keyed-hash.ts";

const [secret, other] = ["k".repeat(43), "j".repeat(43)];
const email = "naledi@people.test";

test("the same text has the same hash only under one secret and purpose, in every process", () => {
  const hash = keyedHashOf(secret)("visits", email);
  expect(keyedHashOf(secret)("visits", email)).toBe(hash);
  const others = [
    keyedHashOf(other)("visits", email),
    keyedHashOf(secret)("letters", email),
    keyedHashOf(secret)("visits", `${email}x`),
  ];
  expect(new Set([hash, ...others]).size).toBe(4);
  expect(hash).toHaveLength(43);
});

test("a person who knows the text but not the secret can't make its hash", () => {
  const hash = keyedHashOf(secret)("visits", email);
  const plain = [email, `visits\n${email}`, `visits${email}`];
  expect(plain.map((text) => createHash("sha256").update(text).digest("base64url"))).not.toContain(hash);
});
