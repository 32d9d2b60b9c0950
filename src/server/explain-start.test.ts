import { expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import { explainStart, warnOfStart } from "./explain-start.ts";

const PUBLIC_URL = "https://umshado.test";
const DATABASE_URL = "postgres://umshado:hush-hush@127.0.0.1/umshado";

test("the start prints its address and its database, without a password", () => {
  const lines = explainStart(readConfig({ PORT: "3100", DATABASE_URL }), null);
  expect(lines).toContain("listen 127.0.0.1:3100\n");
  expect(lines).toContain("the PostgreSQL server of DATABASE_URL\n");
  expect(lines).not.toContain("hush-hush");
  expect(explainStart(readConfig({ HOST: "::", DATA_DIR: "/srv/umshado" }), null)).toMatch(
    /listen \[::\]:3000\n {2}data {3}the embedded database in \S+umshado\S+\n/,
  );
});

test("each demo login has the page that it is for", () => {
  const login = { what: "Couple", page: "/couple-login", email: "a@b.example", password: "x" } as const;
  expect(explainStart(readConfig({}), [login])).toMatch(/Couple .* at http:\/\/localhost:3000\/couple-login\n/);
});

test("a public site is warned of the embedded database and of mail that nobody gets; a demo and this machine are not", () => {
  const warned = (env: Record<string, string>, isDemo = false) =>
    warnOfStart(readConfig({ TRUST_PROXY: "1", ...env }), isDemo).map(({ event }) => event);
  expect(warned({ PUBLIC_URL })).toEqual(["embedded database", "no mail"]);
  expect(warned({ PUBLIC_URL, DATABASE_URL, SMTP_URL: "smtps://smtp.test", MAIL_FROM: "a@b.test" })).toEqual([]);
  expect([warned({}), warned({ PUBLIC_URL }, true)]).toEqual([[], []]);
});
