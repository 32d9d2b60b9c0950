import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Config } from "./config.ts";
import { rows, type Database } from "./database.ts";

/**
 * The only form in which anything personal is stored to be recognised and never read [running-13]: without the
 * installation's secret nobody can try out addresses or emails. Each purpose has a key of its own, so that hashes of
 * two tables can't be compared. Always 43 characters.
 */
export type KeyedHash = (purpose: string, text: string) => string;

/** HMAC-SHA-256 with keys that are derived from one secret. */
export function keyedHashOf(secret: string): KeyedHash {
  const keys = new Map<string, KeyObject>();
  const keyOf = (purpose: string) => {
    // as bytes a key costs five times as much at each use
    const key = keys.get(purpose) ?? createSecretKey(new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32)));
    keys.set(purpose, key);
    return key;
  };
  return (purpose, text) => createHmac("sha256", keyOf(purpose)).update(text).digest("base64url");
}

/** With the secret that was given, or with the database's own, which the first start makes: every process has the same. */
export async function openKeyedHash(
  db: Database,
  { installationSecret }: Pick<Config, "installationSecret">,
): Promise<KeyedHash> {
  return keyedHashOf(installationSecret ?? (await ownSecret(db)));
}

async function ownSecret(db: Database): Promise<string> {
  const made = randomBytes(32).toString("base64url");
  await db.execute(sql`insert into installation (id, secret) values (1, ${made}) on conflict do nothing`);
  const [kept] = await rows<{ secret: string }>(db, sql`select secret from installation`);
  if (!kept) throw new Error("The installation has no secret");
  return kept.secret;
}
