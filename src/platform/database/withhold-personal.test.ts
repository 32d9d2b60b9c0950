import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { withholdPersonal } from "./withhold-personal.ts";

const token = randomBytes(32).toString("base64url");
const id = randomUUID();

test.each([
  ["550 5.1.1 <lerato.m@people.test>: no such user", "550 5.1.1 <[email]>: no such user"],
  ["/providers?search=lerato+mokoena", "/providers?[query]"],
  [`https://umshado.test/your-enquiry?token=${token} failed`, "https://umshado.test/your-enquiry?[query] failed"],
  ["/calendar/9f86d081884c7d659a2feaa0c55ad015.ics", "/calendar/[token].ics"],
  ["call +27 82 555 0142 or 082 555 0142", "call [number] or [number]"],
  ["Failed query: select $1\nparams: Lerato Mokoena\nagain\n    at run", "Failed query: select $1\n    at run"],
  ['invalid input syntax for type uuid: "Lerato "M" Mokoena"', "invalid input syntax for type uuid: [value]"],
  ["Key (name)=(Lerato (M)) already exists.", "Key (name)=[value] already exists."],
  ['Unexpected token L, "Lerato "x" is" is not valid JSON', "Unexpected token L, [value] is not valid JSON"],
  [`/api/providers/${id}`, `/api/providers/${id}`],
  ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
  [
    "at file:///app/a-stolen-session-is-not-for-ever.server.test.ts:12:3",
    "at file:///app/a-stolen-session-is-not-for-ever.server.test.ts:12:3",
  ],
  [
    "select count(*) from provider where id = $1 and is_listed",
    "select count(*) from provider where id = $1 and is_listed",
  ],
  ["2026-11-24T01:25:40.402Z", "2026-11-24T01:25:40.402Z"],
])("%s", (text, expected) => {
  expect(withholdPersonal(text)).toBe(expected);
});

test("tokens are withheld at any depth", () => {
  for (let round = 0; round < 200; round += 1) {
    const secret = randomBytes(32).toString("base64url");
    const withheld = JSON.stringify(
      withholdPersonal({ cause: { message: `token ${secret} is dead`, tries: [secret, 3, null] } }),
    );
    expect(withheld).toBe('{"cause":{"message":"token [token] is dead","tries":["[token]",3,null]}}');
  }
});
