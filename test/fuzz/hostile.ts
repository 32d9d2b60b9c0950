import fc from "fast-check";

const poison = fc.constantFrom<unknown>(
  null,
  "",
  " ",
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
  { toString: "x", length: -1 },
  "\u0000",
  "\uD800",
  "a\r\nBcc: all@example.org",
  "' or 1=1; drop table provider; --",
  "%_\\",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "=cmd|'/C calc'!A0;+1",
  "\u202Egnp.exe",
  "x".repeat(10_001),
  "9999-99-99",
  "-000001-01-01",
  "NaN",
  "00000000-0000-0000-0000-000000000000",
);

const foreignNames = fc.constantFrom(
  "is_super_admin",
  "is_published",
  "is_verified",
  "trust_score",
  "badges",
  "email",
  "admin_id",
  "couple_id",
  "password_hash",
  "__proto__",
  "constructor",
);

type Change = { kind: "drop" | "replace" | "add"; at: number; name: string; value: unknown };

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("drop", "replace", "replace", "add"),
  at: fc.nat(100),
  name: foreignNames,
  value: poison,
});

export function damaged(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc.tuple(values, fc.array(change, { minLength: 1, maxLength: 2 }));
  return fc.oneof(
    values,
    changed.map(([value, changes]) => changes.reduce(apply, value)),
  );
}

function apply(value: unknown, { kind, at, name, value: other }: Change): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return kind === "replace" ? other : value;
  const entries = Object.entries(value);
  const chosen = entries.length > 0 ? at % entries.length : -1;
  if (kind === "add") return Object.fromEntries([...entries, [name, other]]);
  if (kind === "drop") return Object.fromEntries(entries.filter((_, place) => place !== chosen));
  return Object.fromEntries(entries.map(([key, saved], place) => [key, place === chosen ? other : saved]));
}

export const unreadable: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "1",
    `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
    '{"a":1,"a":2}',
    "\uFEFF{}",
  ),
  fc.string({ maxLength: 40 }),
);
