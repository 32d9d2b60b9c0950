import { resolve } from "node:path";
import * as limits from "../contract/limits.ts";
import type { MapTiles } from "../contract/places/map-tiles.ts";
import {
  fail,
  pair,
  read,
  readSwitch,
  secretAddress,
  webAddress,
  wholeNumber,
  type Environment,
} from "./environment.ts";
import { isLoopback } from "./loopback.ts";
import { readBackups, type Backups } from "./read-backups.ts";
import { readBucket, type Bucket } from "./read-bucket.ts";
import { isTileAddress, readCredit } from "./read-tiles.ts";
import { readTraceSettings, type TraceSettings } from "./read-trace-settings.ts";
import { saysHowPrivate } from "./safe-transport.ts";

/** How this process is set up: the environment groups [running-1], checked. */
export type Config = {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Where browsers find API and media, without a trailing slash; `publicUrl` unless set. */
  apiUrl: string;
  /** The origins besides its own whose pages may use the API. */
  webOrigins: string[];
  /** How many proxies stand in front; the address is that many entries from the end of X-Forwarded-For. */
  trustProxy: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether the embedded database has the disk keep each commit before it is answered [running-29]. */
  isDurable: boolean;
  /** Its server itself, where a pooler stands at `databaseUrl` [running-21]. */
  databaseDirectUrl: string | undefined;
  /** What keyed hashes are made with; undefined means: with the secret that the database keeps. */
  installationSecret: string | undefined;
  /** The bucket in which files are kept; undefined means: in a folder of the data folder. */
  s3: Bucket | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where replies to emails of conversations are taken, and the domain of their addresses; undefined means that none are [running-18]. */
  inbound: { port: number; host: string; domain: string; auth_server: string | undefined } | undefined;
  /** The OpenID provider of the social sign-in; undefined means that there is none [accounts-15]. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  /** Where maps get their streets from; undefined means that they are outlines [map-6]. */
  mapTiles: MapTiles | undefined;
  /** Whether super admins can do nothing before they have a second factor. */
  adminSecondFactor: boolean;
  /** Who is created or promoted at the start. */
  superAdmin: { email: string; password: string } | undefined;
  /** Where Prometheus is answered, and the token that it says; undefined means nowhere [running-30]. */
  metrics: { port: number; host: string; token: string | undefined } | undefined;
  /** Whether what is printed for people at the start and the end comes as lines of the log too [running-31]. */
  logsOnly: boolean;
  /** How traces are made; undefined means that nobody collects them [running-32]. */
  traces: TraceSettings | undefined;
  backups: Backups;
  /** True and false as said in words; undefined means: on when the database is embedded and empty and the site is not public. */
  demo: boolean | undefined;
};

/** As many as 192 random bits have in base64. */
const secret_length_min = 32;

/** Passwords and people's data pass between here and there. */
function databaseAddress(env: Environment, name: `DATABASE_${"" | "DIRECT_"}URL`): string | undefined {
  const text = secretAddress(env, name, ["postgres:", "postgresql:"], "postgres://user@host:5432/umshado");
  if (text !== undefined && !saysHowPrivate(text))
    fail(name, "leads to another machine", "sslmode=verify-full in it, or sslmode=disable on a private line");
  return text;
}

/** The second makes sense beside the first alone. */
function databaseAddresses(env: Environment): Pick<Config, "databaseUrl" | "databaseDirectUrl"> {
  const databaseUrl = databaseAddress(env, "DATABASE_URL");
  const databaseDirectUrl = databaseAddress(env, "DATABASE_DIRECT_URL");
  if (databaseUrl === undefined && databaseDirectUrl !== undefined)
    fail("DATABASE_URL", "is missing", "the pooler before the server of DATABASE_DIRECT_URL");
  return { databaseUrl, databaseDirectUrl };
}

/** Checked without ever being printed. */
function installationSecret(env: Environment): string | undefined {
  const text = read(env, "INSTALLATION_SECRET");
  if (text !== undefined && text.length < secret_length_min)
    fail("INSTALLATION_SECRET", `has ${text.length} characters`, `at least ${secret_length_min} random ones`);
  return text;
}

/** Without a mail server the sender is made up: what nobody is sent needs none. */
function mailFrom(env: Environment): string {
  if (read(env, "SMTP_URL") !== undefined && read(env, "MAIL_FROM") === undefined)
    fail("MAIL_FROM", "is missing beside SMTP_URL", "the sender of emails, such as Umshado <hello@umshado.co.za>");
  const text = read(env, "MAIL_FROM") ?? "Umshado <hello@umshado.example>";
  const address = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  if (/[\r\n]/.test(text) || !/^[^\s@<>]+@[^\s@<>]+$/.test(address)) {
    fail("MAIL_FROM", `is "${text}"`, "an address such as Umshado <hello@umshado.co.za>");
  }
  return text;
}

/** All three or none: a port alone would take mail for no address, and addresses alone would be answered by nobody. */
function inbound(env: Environment): Config["inbound"] {
  const names = ["INBOUND_SMTP_PORT", "INBOUND_SMTP_HOST", "MAIL_REPLY_DOMAIN"] as const;
  const given = names.filter((name) => read(env, name) !== undefined);
  if (given.length === 0) return undefined;
  for (const name of names)
    if (!given.includes(name)) fail(name, "is missing", `a value beside ${given.join(" and ")}`);
  const domain = (read(env, "MAIL_REPLY_DOMAIN") ?? "").toLowerCase();
  if (domain.length > 200 || !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9]$/.test(domain))
    fail("MAIL_REPLY_DOMAIN", `is "${domain}"`, "a domain such as reply.umshado.co.za");
  const auth_server = read(env, "INBOUND_AUTH_SERVER");
  return { port: wholeNumber(env, names[0], 0, 65_535), host: read(env, names[1]) ?? "", domain, auth_server };
}

/** The keys bear the names that every S3 client knows. */
const s3_names = {
  bucket: "S3_BUCKET",
  endpoint: "S3_ENDPOINT",
  region: "S3_REGION",
  key: "AWS_ACCESS_KEY_ID",
  secret: "AWS_SECRET_ACCESS_KEY",
  token: "AWS_SESSION_TOKEN",
};

/** The issuer vouches for people, so its answers must come encrypted. */
function google(env: Environment): Config["google"] {
  const issuer = webAddress("GOOGLE_ISSUER", read(env, "GOOGLE_ISSUER") ?? "https://accounts.google.com");
  const { protocol, hostname } = new URL(issuer);
  if (protocol === "http:" && !isLoopback(hostname))
    fail("GOOGLE_ISSUER", `is "${issuer}"`, "an https address; http is for an issuer on this machine only");
  const credentials = pair(env, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  return credentials && { clientId: credentials[0], clientSecret: credentials[1], issuer };
}

/** The password is checked without ever being printed. */
function superAdmin(env: Environment): Config["superAdmin"] {
  const credentials = pair(env, "SUPER_ADMIN_EMAIL", "SUPER_ADMIN_PASSWORD");
  if (!credentials) return undefined;
  const [address, password] = credentials;
  if (address.length > limits.email_length_max || !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(address))
    fail("SUPER_ADMIN_EMAIL", `is "${address}"`, "an email address such as admin@umshado.co.za");
  const [min, max] = [limits.super_admin_password_length_min, limits.password_length_max];
  if (password.length < min || password.length > max)
    fail("SUPER_ADMIN_PASSWORD", `has ${password.length} characters`, `${min} to ${max} of them`);
  return { email: address, password };
}

/** An address may hold a key and is not printed. */
function mapTiles(env: Environment): Config["mapTiles"] {
  const given = pair(env, "MAP_TILES_URL", "MAP_TILES_CREDIT");
  if (!given) return undefined;
  const [url, text] = given;
  if (!isTileAddress(url))
    fail("MAP_TILES_URL", "can't be used", "an https address such as https://tiles.example/{z}/{x}/{y}.png");
  const credit = readCredit(text);
  if (!credit)
    fail("MAP_TILES_CREDIT", `is "${text}"`, "text in which links are [words](https://example.org), without HTML");
  return { url, credit };
}

/** Needed wherever others reach the site, unless somebody says in words that it isn't [admin-36]. */
function adminSecondFactor(env: Environment, publicUrl: string): boolean {
  const text = read(env, "ADMIN_SECOND_FACTOR")?.toLowerCase();
  if (text === "on") return true;
  if (text === "off") return false;
  if (text !== undefined) fail("ADMIN_SECOND_FACTOR", `is "${text}"`, "on or off");
  return !isLoopback(new URL(publicUrl).hostname);
}

/** Who reaches them reads how busy the site is: beyond this machine that takes a token. */
function metrics(env: Environment): Config["metrics"] {
  const token = read(env, "METRICS_TOKEN");
  if (read(env, "METRICS_PORT") === undefined) {
    for (const other of ["METRICS_HOST", "METRICS_TOKEN"])
      if (read(env, other) !== undefined) fail("METRICS_PORT", "is missing", `a port beside ${other}`);
    return undefined;
  }
  const host = read(env, "METRICS_HOST") ?? "127.0.0.1";
  if (token === undefined && !isLoopback(host))
    fail("METRICS_TOKEN", "is missing", "a secret, since METRICS_HOST is not this machine's own alone");
  if (token !== undefined && token.length < secret_length_min)
    fail("METRICS_TOKEN", `has ${token.length} characters`, `at least ${secret_length_min} random ones`);
  return { port: wholeNumber(env, "METRICS_PORT", 0, 65_535), host, token };
}

function logsOnly(env: Environment): boolean {
  const text = read(env, "LOG_FORMAT");
  if (text !== undefined && !["json", "text"].includes(text)) fail("LOG_FORMAT", `is "${text}"`, "json or text");
  return text === "json";
}

/** Settings of earlier releases, and what holds in their place. */
const withdrawn: Record<string, string> = {
  DATABASE_READ_URL: "everything is read from DATABASE_URL",
  WORKERS: "start several processes behind a proxy (docs/operations.md)",
};

/** What a start warns of: settings that do nothing any more. */
export function withdrawnSettings(env: Environment): string[] {
  return Object.entries(withdrawn).flatMap(([name, why]) =>
    read(env, name) === undefined ? [] : [`${name} does nothing: ${why}.`],
  );
}

/** Reads and checks the environment. Throws a `ConfigError` that names the variable, its fault and what is expected. */
export function readConfig(env: Environment): Config {
  const port = wholeNumber(env, "PORT", 3000, 65_535);
  const publicUrl = webAddress("PUBLIC_URL", read(env, "PUBLIC_URL") ?? `http://localhost:${port}`);
  const apiUrl = webAddress("API_URL", read(env, "API_URL") ?? publicUrl);
  return {
    port,
    host: read(env, "HOST") ?? "127.0.0.1",
    publicUrl,
    apiUrl,
    webOrigins: webOrigins(env, publicUrl, apiUrl),
    trustProxy: trustProxy(env, [publicUrl, apiUrl]),
    dataDir: resolve(read(env, "DATA_DIR") ?? "./data"),
    ...databaseAddresses(env),
    isDurable: readSwitch(env, "EMBEDDED_DURABLE") ?? true,
    installationSecret: installationSecret(env),
    s3: readBucket(env, s3_names),
    smtpUrl: secretAddress(env, "SMTP_URL", ["smtp:", "smtps:"], "smtp://host:587"),
    mailFrom: mailFrom(env),
    inbound: inbound(env),
    google: google(env),
    superAdmin: superAdmin(env),
    mapTiles: mapTiles(env),
    adminSecondFactor: adminSecondFactor(env, publicUrl),
    metrics: metrics(env),
    logsOnly: logsOnly(env),
    traces: readTraceSettings(env),
    backups: readBackups(env),
    demo: readSwitch(env, "DEMO"),
  };
}

/** Those named, and that of our own pages where the API has another. */
function webOrigins(env: Environment, publicUrl: string, apiUrl: string): string[] {
  const named = (read(env, "WEB_ORIGINS") ?? "").split(",").map((origin) => origin.trim());
  const addresses = named.filter((origin) => origin !== "").map((origin) => webAddress("WEB_ORIGINS", origin));
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  const own = new URL(publicUrl).origin;
  if (new URL(apiUrl).origin !== own) origins.add(own);
  return [...origins];
}

/** The program speaks no TLS: before an https address stands a proxy, and who calls is counted right only if that is known. */
function trustProxy(env: Environment, addresses: readonly string[]): number {
  if (read(env, "TRUST_PROXY") === undefined && addresses.some((address) => new URL(address).protocol === "https:"))
    fail(
      "TRUST_PROXY",
      "is missing beside an https PUBLIC_URL",
      "the number of proxies in front, 0 for none that is to be trusted",
    );
  return read(env, "TRUST_PROXY")?.toLowerCase() === "off" ? 0 : wholeNumber(env, "TRUST_PROXY", 0, 10);
}
