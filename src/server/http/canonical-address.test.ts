import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

test.each([
  ["/", undefined],
  ["/providers?category=venues", undefined],
  ["/PROVIDERS?category=Venues", "/providers?category=Venues"],
  ["/providers/", "/providers"],
  ["//", "/"],
  ["/provider/0199B3C0-AAAA-7000-8000-000000000000", "/provider/0199b3c0-aaaa-7000-8000-000000000000"],
  ["/provider/0199b3c0-aaaa-7000-8000-000000000000).", "/provider/0199b3c0-aaaa-7000-8000-000000000000"],
  ["/bulk-contact?place=%00", "/bulk-contact?place="],
  ["/assets/Index-AbC.js", undefined],
])("%s has the address %s", (path, canonical) => {
  expect(canonicalAddress(new URL(`http://here${path}`))).toBe(canonical);
});
