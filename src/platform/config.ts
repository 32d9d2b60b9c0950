import { resolve } from "node:path";
import * as limits from "../contract/limits.ts";
import type { MapTiles } from "../contract/places/map-tiles.ts";
import {
  fail,
  pair,
  readVariable,
  readSwitch,
  secretAddress,
  requireWebAddress,
  integer,
  type Environment,
} from "./environment.ts";
import { isLoopback } from "./network/loopback.ts";
import { hasTransportSecurity } from "./network/safe-transport.ts";
import { isTileAddress, readCredit } from "./pictures/read-tiles.ts";
import { readBackups, type Backups } from "./read-backups.ts";
import { readTraceSettings, type TraceSettings } from "./read-trace-settings.ts";
import { readBucket, type Bucket } from "./storage/read-bucket.ts";

/** The checked environment [running-1]. */
export type Config = {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The API and media for browsers, without a trailing slash; default: `publicUrl`. */
  apiUrl: string;
  /** Other origins whose pages may use the API. */
  webOrigins: string[];
  /** The number of proxies; the client's address is that entry from the end of X-Forwarded-For. */
  trustProxy: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether the embedded database syncs each commit to disk [running-29]. */
  isDurable: boolean;
  /** The server itself, where `databaseUrl` is a pooler [running-21]. */
  databaseDirectUrl: string | undefined;
  /** The key for keyed hashes; undefined uses the secret in the database. */
  installationSecret: string | undefined;
  /** Undefined stores files in the data folder. */
  s3: Bucket | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Receives email replies; undefined disables them [running-18]. */
  inbound: { port: number; host: string; domain: string; auth_server: string | undefined } | undefined;
  /** The OpenID provider; undefined disables social sign-in [accounts-15]. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  /** Undefined shows maps as outlines [map-6]. */
  mapTiles: MapTiles | undefined;
  /** Whether super admins must have a second factor. */
  adminSecondFactor: boolean;
  superAdmin: { email: string; password: string } | undefined;
  /** The Prometheus endpoint and its token; undefined disables it [running-30]. */
  metrics: { port: number; host: string; token: string | undefined } | undefined;
  /** Whether start and end messages are log lines too [running-31]. */
  logsOnly: boolean;
  /** Undefined disables traces [running-32]. */
  traces: TraceSettings | undefined;
  backups: Backups;
  /** Undefined: on when the database is embedded and empty and the site isn't public. */
  demo: boolean | undefined;
};

/** The base64 length of 192 random bits. */
const secret_length_min = 32;

/** TLS must be explicit beyond this machine, since passwords and personal data pass through. */
function databaseAddress(env: Environment, name: `DATABASE_${"" | "DIRECT_"}URL`): string | undefined {
  const text = secretAddress(env, name, ["postgres:", "postgresql:"], "postgres://user@host:5432/umshado");
  if (text !== undefined && !hasTransportSecurity(text))
    fail(name, "leads to another machine", "sslmode=verify-full in it, or sslmode=disable on a private network");
  return text;
}

function databaseAddresses(env: Environment): Pick<Config, "databaseUrl" | "databaseDirectUrl"> {
  const databaseUrl = databaseAddress(env, "DATABASE_URL");
  const databaseDirectUrl = databaseAddress(env, "DATABASE_DIRECT_URL");
  if (databaseUrl === undefined && databaseDirectUrl !== undefined)
    fail("DATABASE_URL", "is missing", "the pooler before the server of DATABASE_DIRECT_URL");
  return { databaseUrl, databaseDirectUrl };
}

function installationSecret(env: Environment): string | undefined {
  const text = readVariable(env, "INSTALLATION_SECRET");
  if (text !== undefined && text.length < secret_length_min)
    fail("INSTALLATION_SECRET", `has ${text.length} characters`, `at least ${secret_length_min} random ones`);
  return text;
}

/** Without a mail server, a placeholder sender. */
function mailFrom(env: Environment): string {
  if (readVariable(env, "SMTP_URL") !== undefined && readVariable(env, "MAIL_FROM") === undefined)
    fail("MAIL_FROM", "is missing beside SMTP_URL", "the sender of emails, such as Umshado <hello@umshado.co.za>");
  const text = readVariable(env, "MAIL_FROM") ?? "Umshado <hello@umshado.example>";
  const address = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  if (/[\r\n]/.test(text) || !/^[^\s@<>]+@[^\s@<>]+$/.test(address)) {
    fail("MAIL_FROM", `is "${text}"`, "an address such as Umshado <hello@umshado.co.za>");
  }
  return text;
}

/** All three or none, since a part of them is useless. */
function inbound(env: Environment): Config["inbound"] {
  const names = ["INBOUND_SMTP_PORT", "INBOUND_SMTP_HOST", "MAIL_REPLY_DOMAIN"] as const;
  const given = names.filter((name) => readVariable(env, name) !== undefined);
  if (given.length === 0) return undefined;
  for (const name of names)
    if (!given.includes(name)) fail(name, "is missing", `a value beside ${given.join(" and ")}`);
  const domain = (readVariable(env, "MAIL_REPLY_DOMAIN") ?? "").toLowerCase();
  if (domain.length > 200 || !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9]$/.test(domain))
    fail("MAIL_REPLY_DOMAIN", `is "${domain}"`, "a domain such as reply.umshado.co.za");
  const auth_server = readVariable(env, "INBOUND_AUTH_SERVER");
  return { port: integer(env, names[0], 0, 65_535), host: readVariable(env, names[1]) ?? "", domain, auth_server };
}

const s3_names = {
  bucket: "S3_BUCKET",
  endpoint: "S3_ENDPOINT",
  region: "S3_REGION",
  key: "AWS_ACCESS_KEY_ID",
  secret: "AWS_SECRET_ACCESS_KEY",
  token: "AWS_SESSION_TOKEN",
};

/** Https beyond this machine, since the issuer proves people's identity. */
function google(env: Environment): Config["google"] {
  const issuer = requireWebAddress(
    "GOOGLE_ISSUER",
    readVariable(env, "GOOGLE_ISSUER") ?? "https://accounts.google.com",
  );
  const { protocol, hostname } = new URL(issuer);
  if (protocol === "http:" && !isLoopback(hostname))
    fail("GOOGLE_ISSUER", `is "${issuer}"`, "an https address; http is for an issuer on this machine only");
  const credentials = pair(env, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  return credentials && { clientId: credentials[0], clientSecret: credentials[1], issuer };
}

/** The password is never printed. */
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

/** Never printed, since it may hold a key. */
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

/** Required on public addresses unless explicitly disabled [admin-36]. */
function adminSecondFactor(env: Environment, publicUrl: string): boolean {
  const text = readVariable(env, "ADMIN_SECOND_FACTOR")?.toLowerCase();
  if (text === "on") return true;
  if (text === "off") return false;
  if (text !== undefined) fail("ADMIN_SECOND_FACTOR", `is "${text}"`, "on or off");
  return !isLoopback(new URL(publicUrl).hostname);
}

/** Requires a token beyond this machine, since it reveals traffic. */
function metrics(env: Environment): Config["metrics"] {
  const token = readVariable(env, "METRICS_TOKEN");
  if (readVariable(env, "METRICS_PORT") === undefined) {
    for (const other of ["METRICS_HOST", "METRICS_TOKEN"])
      if (readVariable(env, other) !== undefined) fail("METRICS_PORT", "is missing", `a port beside ${other}`);
    return undefined;
  }
  const host = readVariable(env, "METRICS_HOST") ?? "127.0.0.1";
  if (token === undefined && !isLoopback(host))
    fail("METRICS_TOKEN", "is missing", "a secret, as METRICS_HOST can be reached from other machines");
  if (token !== undefined && token.length < secret_length_min)
    fail("METRICS_TOKEN", `has ${token.length} characters`, `at least ${secret_length_min} random ones`);
  return { port: integer(env, "METRICS_PORT", 0, 65_535), host, token };
}

function logsOnly(env: Environment): boolean {
  const text = readVariable(env, "LOG_FORMAT");
  if (text !== undefined && !["json", "text"].includes(text)) fail("LOG_FORMAT", `is "${text}"`, "json or text");
  return text === "json";
}

const withdrawn: Record<string, string> = {
  DATABASE_READ_URL: "everything is read from DATABASE_URL",
  WORKERS: "start several processes behind a proxy (docs/operations.md)",
};

export function withdrawnSettings(env: Environment): string[] {
  return Object.entries(withdrawn).flatMap(([name, why]) =>
    readVariable(env, name) === undefined ? [] : [`${name} does nothing: ${why}.`],
  );
}

/** Throws a `ConfigError` with the variable, the error and the expected value. */
export function readConfig(env: Environment): Config {
  const port = integer(env, "PORT", 3000, 65_535);
  const publicUrl = publicAddress(env, port);
  const apiUrl = requireWebAddress("API_URL", readVariable(env, "API_URL") ?? publicUrl);
  return {
    port,
    host: readVariable(env, "HOST") ?? "127.0.0.1",
    publicUrl,
    apiUrl,
    webOrigins: webOrigins(env, publicUrl, apiUrl),
    trustProxy: trustProxy(env, [publicUrl, apiUrl]),
    dataDir: resolve(readVariable(env, "DATA_DIR") ?? "./data"),
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

/** Pages, files and cookies are at the root of their host. */
function publicAddress(env: Environment, port: number): string {
  const address = requireWebAddress("PUBLIC_URL", readVariable(env, "PUBLIC_URL") ?? `http://localhost:${port}`);
  if (new URL(address).pathname.length > 1)
    fail("PUBLIC_URL", `is "${address}"`, "an address without a path such as https://umshado.co.za");
  return address;
}

/** The configured ones, and our pages' origin where the API has another. */
function webOrigins(env: Environment, publicUrl: string, apiUrl: string): string[] {
  const named = (readVariable(env, "WEB_ORIGINS") ?? "").split(",").map((origin) => origin.trim());
  const addresses = named.filter((origin) => origin !== "").map((origin) => requireWebAddress("WEB_ORIGINS", origin));
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  const publicOrigin = new URL(publicUrl).origin;
  if (new URL(apiUrl).origin !== publicOrigin) origins.add(publicOrigin);
  return [...origins];
}

/** The program has no TLS, so an https address implies a proxy, whose number must be known to count clients. */
function trustProxy(env: Environment, addresses: readonly string[]): number {
  if (
    readVariable(env, "TRUST_PROXY") === undefined &&
    addresses.some((address) => new URL(address).protocol === "https:")
  )
    fail("TRUST_PROXY", "is missing beside an https PUBLIC_URL", "the number of trusted proxies in front, 0 for none");
  return readVariable(env, "TRUST_PROXY")?.toLowerCase() === "off" ? 0 : integer(env, "TRUST_PROXY", 0, 10);
}
