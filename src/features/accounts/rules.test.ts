import { expect, test } from "vitest";
import { deviceOf, hashToken, newToken, readBearerToken, signInLimits } from "./rules.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ["Chrome on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36`],
  [
    "Edge on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
  ],
  [
    "Opera on Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/137.0.0.0 Safari/537.36 OPR/122.0.0.0`,
  ],
  [
    "Samsung Internet on Android",
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "Safari on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.33 Mobile/15E148 Safari/604.1",
  ],
  [
    "Safari on iPad",
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  ],
  [
    "Safari on Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  ],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/138.0.0.0 Safari/537.36`],
  ["A browser on Android", "Dalvik/2.1.0 (Linux; U; Android 13)"],
  ["Firefox", "Firefox/140.0"],
  ["Unknown device", "curl/8.5.0"],
  ["Unknown device", "<script>alert(1)</script>"],
  ["Unknown device", undefined],
])("a session is called %s", (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test("a token has 256 bits, is never the same, and is distinguished from what can't be one", () => {
  const [one, other] = [newToken(), newToken()];
  expect(Buffer.from(one, "base64url")).toHaveLength(32);
  expect(one).not.toBe(other);
  expect(hashToken(one)).toMatch(/^[0-9a-f]{64}$/);
  expect(readBearerToken(`Bearer ${one}`)).toBe(one);
  for (const header of [null, "", one, `Basic ${one}`, `Bearer ${one}x`, `Bearer ${one.slice(1)}`, `Bearer  ${one}`]) {
    expect(readBearerToken(header)).toBeUndefined();
  }
});

test("failures count for an account of one kind from one address, however its email is written", () => {
  const keyOf = (kind: "provider" | "couple", email: string, address: string) =>
    signInLimits({ kind, email, address }).ofAccount[0]?.key;
  const own = keyOf("provider", "Thandi@People.test", "203.0.113.1");
  expect(keyOf("provider", "thandi@people.test", "203.0.113.1")).toBe(own);
  expect(keyOf("couple", "thandi@people.test", "203.0.113.1")).not.toBe(own);
  expect(keyOf("provider", "thandi@people.test", "203.0.113.2")).not.toBe(own);
});
