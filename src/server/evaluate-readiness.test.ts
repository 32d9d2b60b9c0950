import { expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import { evaluateReadiness, type ReadyFacts } from "./evaluate-readiness.ts";

const env = {
  PUBLIC_URL: "https://umshado.co.za",
  TRUST_PROXY: "1",
  DEMO: "off",
  DATABASE_URL: "postgres://umshado@127.0.0.1/umshado",
  INSTALLATION_SECRET: "k".repeat(43),
  SMTP_URL: "smtps://user:hush-hush@smtp.mail.example",
  MAIL_FROM: "Umshado <hello@umshado.co.za>",
  BACKUP_DIR: "/var/backups/umshado",
  BACKUP_PASSPHRASE: "a quiet morning by the sea",
  BACKUP_BUCKET: "umshado-copies",
  BACKUP_BUCKET_REGION: "af-south-1",
  BACKUP_BUCKET_KEY_ID: "id",
  BACKUP_BUCKET_SECRET: "hush-hush",
};

const hour = 3_600_000;
const lacking = (changed: Record<string, string> = {}, facts: Partial<ReadyFacts> = {}) =>
  evaluateReadiness({
    config: readConfig({ ...env, ...changed }),
    missing_settings: [],
    hasSuperAdmin: true,
    hasDemoLogins: false,
    backed_up_ms: 0,
    copied_day: "2026-11-28",
    now_ms: 2 * hour,
    ...facts,
  });

test("a site with everything lacks nothing", () => {
  expect(lacking()).toEqual([]);
});

test.each<[Record<string, string>, RegExp]>([
  [{ PUBLIC_URL: "" }, /^PUBLIC_URL is http:\/\/localhost:3000/],
  [{ PUBLIC_URL: "http://umshado.co.za" }, /not https/],
  [{ TRUST_PROXY: "0" }, /^TRUST_PROXY is 0/],
  [{ DATABASE_URL: "" }, /^DATABASE_URL is not set/],
  [{ DEMO: "" }, /^DEMO is not off/],
  [{ INSTALLATION_SECRET: "" }, /^INSTALLATION_SECRET is not set/],
  [{ SMTP_URL: "" }, /^SMTP_URL is not set/],
  [{ MAIL_FROM: "Umshado <hello@umshado.example>" }, /^MAIL_FROM is .* made-up/],
  [
    { INBOUND_SMTP_PORT: "2525", INBOUND_SMTP_HOST: "127.0.0.1", MAIL_REPLY_DOMAIN: "reply.umshado.co.za" },
    /^INBOUND_AUTH_SERVER is not set/,
  ],
  [{ ADMIN_SECOND_FACTOR: "off" }, /^ADMIN_SECOND_FACTOR is off/],
  [{ SUPER_ADMIN_EMAIL: "a@b.co.za", SUPER_ADMIN_PASSWORD: "a quiet morning" }, /^SUPER_ADMIN_PASSWORD is still set/],
  [{ BACKUP_DIR: "" }, /^BACKUP_DIR is not set/],
  [{ BACKUP_BUCKET: "", BACKUP_BUCKET_REGION: "" }, /^BACKUP_BUCKET is not set/],
])("%j is one thing that is missing", (changed, sentence) => {
  const result = lacking(changed);
  expect(result).toHaveLength(1);
  expect(result[0]).toMatch(sentence);
  expect(result[0]).not.toContain("hush-hush");
});

test("problems of the database and the backups count too", () => {
  const none = { missing_settings: ["legal name"], hasSuperAdmin: false, hasDemoLogins: true, backed_up_ms: null };
  const result = lacking({}, none);
  const expected = [/demo logins/, /super admin/, /no backup/, /legal name/];
  expect(result).toHaveLength(expected.length);
  expect(expected.filter((text, at) => !text.test(result[at] ?? ""))).toEqual([]);
  expect(lacking({}, { now_ms: 50 * hour })).toEqual(["The newest backup is 50 hours old: the log says why."]);
  expect(lacking({}, { copied_day: null })).toEqual([
    "The bucket umshado-copies has no backup yet: run umshado backups:copy.",
  ]);
});
