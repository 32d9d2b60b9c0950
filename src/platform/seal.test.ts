import { expect, test } from "vitest";
import { keyedHashOf } from "./keyed-hash.ts";
import { seal, unseal } from "./seal.ts";

const keyedHash = keyedHashOf("a secret of this installation");
const use = { purpose: "codes", of: "thandi" };

test("sealed data is read again only for the same use and secret", () => {
  const sealed = seal(keyedHash, use, "JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSW");
  expect(seal(keyedHash, use, "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(unseal(keyedHash, use, sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(() => unseal(keyedHash, { ...use, of: "pieter" }, sealed)).toThrow(/unable to authenticate/);
  expect(() => unseal(keyedHash, { ...use, purpose: "other" }, sealed)).toThrow(/unable to authenticate/);
  expect(() => unseal(keyedHashOf("another secret"), use, sealed)).toThrow(/unable to authenticate/);
  expect(() => unseal(keyedHash, use, `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`)).toThrow(
    /unable to authenticate/,
  );
});
