import { expect, test } from "vitest";
import * as limits from "../../../contract/limits.ts";
import { keyedHashOf } from "../../../platform/keyed-hash.ts";
import { knownDevice, rememberDevice } from "./remember-device.ts";

const keyedHash = keyedHashOf("a secret of this installation");
const own = { kind: "couple", email: "Thandi@people.test" } as const;

test("a device is known to the accounts that were entered on it, and to no others", () => {
  const cookie = rememberDevice(keyedHash, undefined, own);
  const name = knownDevice(keyedHash, cookie, { ...own, email: "thandi@people.test" });
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(knownDevice(keyedHash, cookie, { ...own, kind: "provider" })).toBeNull();
  expect(knownDevice(keyedHash, cookie, { ...own, email: "pieter@people.test" })).toBeNull();
  const both = rememberDevice(keyedHash, cookie, { ...own, email: "pieter@people.test" });
  expect(knownDevice(keyedHash, both, own)).toBe(name);
});

test("a mark can't be forged, moved to another device or used under another secret", () => {
  const [name = "", mark = ""] = rememberDevice(keyedHash, undefined, own).split(".");
  const [other = ""] = rememberDevice(keyedHash, undefined, own).split(".");
  expect(knownDevice(keyedHash, `${name}.${mark}`, own)).toBe(name);
  for (const cookie of [undefined, "", ".", name, `${other}.${mark}`, `.${mark}`, `${name}.${mark}x`])
    expect(knownDevice(keyedHash, cookie, own)).toBeNull();
  expect(knownDevice(keyedHashOf("another secret"), `${name}.${mark}`, own)).toBeNull();
});

test("a device remembers its newest accounts, each once, whatever it sends", () => {
  let cookie: string | undefined = "rubbish.".repeat(200);
  for (let each = 0; each < 9; each += 1) {
    for (const _ of [1, 2]) cookie = rememberDevice(keyedHash, cookie, { ...own, email: `p${each}@people.test` });
  }
  expect(cookie?.split(".")).toHaveLength(1 + limits.known_accounts_per_device_max);
  expect(knownDevice(keyedHash, cookie, { ...own, email: "p8@people.test" })).not.toBeNull();
  expect(knownDevice(keyedHash, cookie, { ...own, email: "p0@people.test" })).toBeNull();
});
