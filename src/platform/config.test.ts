import { expect, test } from "vitest";
import { readConfig, withdrawnSettings } from "./config.ts";
import { ConfigError } from "./environment.ts";
import { isPublic, presentHosts } from "./network/hosts.ts";

const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "hush-hush" };
const tiles = { MAP_TILES_URL: "https://tiles.test/{z}/{x}/{y}.png", MAP_TILES_CREDIT: "© Streets" };
const admin = { SUPER_ADMIN_EMAIL: "admin@umshado.test", SUPER_ADMIN_PASSWORD: "a quiet morning" };

test("the social sign-in and the super admin are absent unless set, and an empty value counts as unset", () => {
  expect(readConfig({})).toMatchObject({ google: undefined, superAdmin: undefined });
  expect(readConfig({ GOOGLE_CLIENT_ID: " ", SUPER_ADMIN_EMAIL: "" })).toMatchObject({ superAdmin: undefined });
});

test("an API with a separate origin is given to pages, which may call it", () => {
  const PUBLIC_URL = "https://umshado.test";
  const plain = readConfig({ PUBLIC_URL, TRUST_PROXY: "1" });
  expect([plain.webOrigins, presentHosts(plain)]).toEqual([[], { publicUrl: PUBLIC_URL }]);
  const config = readConfig({
    TRUST_PROXY: "1",
    PUBLIC_URL,
    API_URL: "https://api.umshado.test/",
    WEB_ORIGINS: "https://partner.test/a",
  });
  expect(config.webOrigins).toEqual(["https://partner.test", PUBLIC_URL]);
  expect(presentHosts(config)).toEqual({ publicUrl: PUBLIC_URL, apiUrl: "https://api.umshado.test" });
});

test("a mail server asks for the sender of what it sends", () => {
  const SMTP_URL = "smtps://user:hush-hush@smtp.test";
  expect(() => readConfig({ SMTP_URL, MAIL_FROM: " " })).toThrow(
    new ConfigError(
      "MAIL_FROM is missing beside SMTP_URL: expected the sender of emails, such as Umshado <hello@umshado.co.za>.",
    ),
  );
  expect(readConfig({ SMTP_URL, MAIL_FROM: "hello@umshado.test" }).mailFrom).toBe("hello@umshado.test");
});

test("[running-29] the embedded database syncs each commit to the disk unless configured otherwise", () => {
  const durabilities = [{}, { EMBEDDED_DURABLE: "on" }, { EMBEDDED_DURABLE: "off" }].map(
    (env) => readConfig(env).isDurable,
  );
  expect(durabilities).toEqual([true, true, false]);
  expect(() => readConfig({ EMBEDDED_DURABLE: "perhaps" })).toThrow(
    new ConfigError('EMBEDDED_DURABLE is "perhaps": expected on or off.'),
  );
});

test.each(["0", "no", "false"])("[admin-36] ADMIN_SECOND_FACTOR=%s leaves no factor out", (text) => {
  expect(() => readConfig({ ADMIN_SECOND_FACTOR: text })).toThrow(
    new ConfigError(`ADMIN_SECOND_FACTOR is "${text}": expected on or off.`),
  );
});

test("a secret that could be guessed stops the start and is never printed", () => {
  expect(() => readConfig({ INSTALLATION_SECRET: "hush-hush" })).toThrow(
    new ConfigError("INSTALLATION_SECRET has 9 characters: expected at least 32 random ones."),
  );
  expect(readConfig({ INSTALLATION_SECRET: "k".repeat(43) }).installationSecret).toBe("k".repeat(43));
});

test("the connection to a database on another machine is encrypted, or the start stops with one line without its password", () => {
  const DATABASE_URL = "postgres://umshado:hush-hush@db.test/umshado";
  const expected = "sslmode=verify-full in it, or sslmode=disable on a private network";
  expect(() => readConfig({ DATABASE_URL })).toThrow(
    new ConfigError(`DATABASE_URL leads to another machine: expected ${expected}.`),
  );
  expect(readConfig({ DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full` }).databaseUrl).toContain("db.test");
});

test("[running-21] a second address bypasses the pooler, and is as private", () => {
  const DATABASE_URL = "postgres://umshado@127.0.0.1:6432/umshado";
  const DATABASE_DIRECT_URL = "postgres://umshado:hush-hush@db.test/umshado";
  expect(readConfig({ DATABASE_URL }).databaseDirectUrl).toBeUndefined();
  expect(() => readConfig({ DATABASE_DIRECT_URL: DATABASE_URL })).toThrow(
    new ConfigError("DATABASE_URL is missing: expected the pooler before the server of DATABASE_DIRECT_URL."),
  );
  expect(() => readConfig({ DATABASE_URL, DATABASE_DIRECT_URL })).toThrow(
    /^DATABASE_DIRECT_URL leads to another machine: /,
  );
  const direct = `${DATABASE_DIRECT_URL}?sslmode=disable`;
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
});

test("replies by mail are taken with all three variables, and with some of them the start stops", () => {
  const all = { INBOUND_SMTP_PORT: "2525", INBOUND_SMTP_HOST: "127.0.0.1", MAIL_REPLY_DOMAIN: "Reply.Umshado.test" };
  expect(readConfig({}).inbound).toBeUndefined();
  expect(readConfig(all).inbound).toEqual({
    port: 2525,
    host: "127.0.0.1",
    domain: "reply.umshado.test",
    auth_server: undefined,
  });
  expect(readConfig({ ...all, INBOUND_AUTH_SERVER: "mx.umshado.test" }).inbound).toMatchObject({
    auth_server: "mx.umshado.test",
  });
  expect(() => readConfig({ ...all, INBOUND_SMTP_HOST: "" })).toThrow(
    new ConfigError("INBOUND_SMTP_HOST is missing: expected a value beside INBOUND_SMTP_PORT and MAIL_REPLY_DOMAIN."),
  );
  expect(() => readConfig({ ...all, MAIL_REPLY_DOMAIN: "reply" })).toThrow(
    new ConfigError('MAIL_REPLY_DOMAIN is "reply": expected a domain such as reply.umshado.co.za.'),
  );
});

test("Prometheus is answered where a port is set, only on this machine unless there is a token", () => {
  const token = "t".repeat(32);
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1", token: undefined });
  expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0", METRICS_TOKEN: token }).metrics).toEqual({
    port: 9464,
    host: "0.0.0.0",
    token,
  });
  expect(() => readConfig({ METRICS_TOKEN: token })).toThrow(
    new ConfigError("METRICS_PORT is missing: expected a port beside METRICS_TOKEN."),
  );
  expect(() => readConfig({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" })).toThrow(
    "METRICS_TOKEN is missing: expected a secret, as METRICS_HOST can be reached from other machines.",
  );
  expect(() => readConfig({ METRICS_PORT: "9464", METRICS_TOKEN: "hush-hush" })).toThrow(
    new ConfigError("METRICS_TOKEN has 9 characters: expected at least 32 random ones."),
  );
});

test("a site in a folder of another site stops the start, since its pages and files are at the root", () => {
  expect(() => readConfig({ PUBLIC_URL: "https://umshado.test/weddings", TRUST_PROXY: "1" })).toThrow(
    new ConfigError(
      'PUBLIC_URL is "https://umshado.test/weddings": expected an address without a path such as https://umshado.co.za.',
    ),
  );
  expect(readConfig({ PUBLIC_URL: "http://umshado.test//" }).publicUrl).toBe("http://umshado.test");
});

test("the output is for people unless LOG_FORMAT is json", () => {
  expect([{}, { LOG_FORMAT: "text" }, { LOG_FORMAT: "json" }].map((env) => readConfig(env).logsOnly)).toEqual([
    false,
    false,
    true,
  ]);
  expect(() => readConfig({ LOG_FORMAT: "xml" })).toThrow(
    new ConfigError('LOG_FORMAT is "xml": expected json or text.'),
  );
});

test("an https address without TRUST_PROXY stops the start; 0 is a valid value", () => {
  const PUBLIC_URL = "https://umshado.test";
  const expected = "the number of trusted proxies in front, 0 for none";
  expect(() => readConfig({ PUBLIC_URL })).toThrow(
    new ConfigError(`TRUST_PROXY is missing beside an https PUBLIC_URL: expected ${expected}.`),
  );
  for (const TRUST_PROXY of ["0", "off"]) expect(readConfig({ PUBLIC_URL, TRUST_PROXY }).trustProxy).toBe(0);
  expect(readConfig({}).trustProxy).toBe(0);
});

test.each([
  [{}, false],
  [{ HOST: "::1", PUBLIC_URL: "http://127.0.0.1:3000" }, false],
  [{ HOST: "0.0.0.0" }, true],
  [{ PUBLIC_URL: "http://umshado.test" }, true],
  [{ PUBLIC_URL: "http://127.0.0.1.umshado.test" }, true],
  [{ API_URL: "http://api.umshado.test" }, true],
])("%o: others than this machine may reach it: %s", (env, reached) => {
  expect(isPublic(readConfig(env))).toBe(reached);
});

const bucket = {
  S3_BUCKET: "umshado-media",
  S3_REGION: "af-south-1",
  AWS_ACCESS_KEY_ID: "AKIA1",
  AWS_SECRET_ACCESS_KEY: "hush-hush",
};

test("files are in a folder until a bucket is set; keys alone, which other programs use too, set none", () => {
  expect(readConfig({ ...bucket, S3_BUCKET: "", S3_REGION: "" }).s3).toBeUndefined();
  expect(readConfig(bucket).s3).toEqual({
    name: "umshado-media",
    endpoint: "https://s3.af-south-1.amazonaws.com",
    region: "af-south-1",
    accessKeyId: "AKIA1",
    secretAccessKey: "hush-hush",
    sessionToken: undefined,
  });
  const other = { ...bucket, S3_REGION: "", S3_ENDPOINT: "http://127.0.0.1:9000/", AWS_SESSION_TOKEN: "for a while" };
  expect(readConfig(other).s3).toMatchObject({
    endpoint: "http://127.0.0.1:9000",
    region: "us-east-1",
    sessionToken: "for a while",
  });
});

test("every named variable is read", () => {
  expect(readConfig(tiles).mapTiles).toEqual({ url: tiles.MAP_TILES_URL, credit: [{ text: "© Streets" }] });
  expect(readConfig({}).mapTiles).toBeUndefined();
  expect(readConfig({ ...google, ...admin })).toMatchObject({
    google: { clientId: "id", clientSecret: "hush-hush", issuer: "https://accounts.google.com" },
    superAdmin: { email: "admin@umshado.test", password: "a quiet morning" },
  });
  const issuer = "http://127.0.0.1:9000";
  expect(readConfig({ ...google, GOOGLE_ISSUER: issuer }).google).toMatchObject({ issuer });
});

test.each([
  [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET is missing: expected a value beside GOOGLE_CLIENT_ID."],
  [
    { ...google, GOOGLE_ISSUER: "http://login.example" },
    'GOOGLE_ISSUER is "http://login.example": expected an https address; http is for an issuer on this machine only.',
  ],
  [
    { ...google, GOOGLE_ISSUER: "accounts" },
    'GOOGLE_ISSUER is "accounts": expected an http or https address such as https://umshado.co.za.',
  ],
  [{ MAP_TILES_URL: tiles.MAP_TILES_URL }, "MAP_TILES_CREDIT is missing: expected a value beside MAP_TILES_URL."],
  [
    { ...tiles, MAP_TILES_URL: "http://tiles.test/{z}/{x}/{y}?key=hush" },
    "MAP_TILES_URL can't be used: expected an https address such as https://tiles.example/{z}/{x}/{y}.png.",
  ],
  [
    { ...tiles, MAP_TILES_CREDIT: "<b>OSM</b>" },
    'MAP_TILES_CREDIT is "<b>OSM</b>": expected text in which links are [words](https://example.org), without HTML.',
  ],
  [{ SUPER_ADMIN_EMAIL: "a@b.test" }, "SUPER_ADMIN_PASSWORD is missing: expected a value beside SUPER_ADMIN_EMAIL."],
  [
    { SUPER_ADMIN_PASSWORD: "hush-hush" },
    "SUPER_ADMIN_EMAIL is missing: expected a value beside SUPER_ADMIN_PASSWORD.",
  ],
  [
    { ...admin, SUPER_ADMIN_EMAIL: "admin" },
    'SUPER_ADMIN_EMAIL is "admin": expected an email address such as admin@umshado.co.za.',
  ],
  [{ ...admin, SUPER_ADMIN_PASSWORD: "hushed!" }, "SUPER_ADMIN_PASSWORD has 7 characters: expected 15 to 200 of them."],
  [{ S3_REGION: "af-south-1" }, "S3_BUCKET is missing: expected the name of a bucket beside S3_REGION."],
  [
    { ...bucket, S3_BUCKET: "My_Bucket" },
    'S3_BUCKET is "My_Bucket": expected the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
  ],
  [
    { ...bucket, S3_REGION: "" },
    "S3_REGION is missing: expected a region such as af-south-1 where there is no S3_ENDPOINT.",
  ],
  [{ ...bucket, S3_REGION: "Cape Town" }, 'S3_REGION is "Cape Town": expected a region such as af-south-1.'],
  [
    { ...bucket, S3_ENDPOINT: "s3.example" },
    "S3_ENDPOINT can't be read: expected an address such as https://s3.af-south-1.amazonaws.com.",
  ],
  [
    { ...bucket, S3_ENDPOINT: "https://me:hush@s3.example" },
    "S3_ENDPOINT holds more than an address: expected no name, password or query, such as https://s3.af-south-1.amazonaws.com.",
  ],
  [
    { ...bucket, AWS_SECRET_ACCESS_KEY: "" },
    "AWS_SECRET_ACCESS_KEY is missing: expected a value beside AWS_ACCESS_KEY_ID.",
  ],
  [
    { ...bucket, AWS_ACCESS_KEY_ID: "", AWS_SECRET_ACCESS_KEY: "" },
    "AWS_ACCESS_KEY_ID is missing: expected the key that opens the bucket of S3_BUCKET.",
  ],
])("a bad value stops the start with one line: %o", (env, sentence) => {
  const failed = (() => {
    try {
      return readConfig(env);
    } catch (cause) {
      return cause;
    }
  })();
  expect(failed).toBeInstanceOf(ConfigError);
  const { message } = failed as ConfigError;
  expect(message).toBe(sentence);
  expect(message).not.toMatch(/hush/);
});

test("a setting of an earlier release is named and does nothing", () => {
  expect(withdrawnSettings({ DATABASE_READ_URL: "postgres://standby/umshado", WORKERS: "4", PORT: "3000" })).toEqual([
    "DATABASE_READ_URL does nothing: everything is read from DATABASE_URL.",
    "WORKERS does nothing: start several processes behind a proxy (docs/operations.md).",
  ]);
  expect(withdrawnSettings({ DATABASE_READ_URL: "" })).toEqual([]);
});
