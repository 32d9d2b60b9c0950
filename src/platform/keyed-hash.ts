import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Config } from "./config.ts";
import { rows, type Database } from "./database/database.ts";

/**
 * The only form in which personal data is stored for matching [running-13], since nobody can test guesses. A key per
 * purpose; 43 characters.
 */
export type KeyedHash = (purpose: string, text: string) => string;

export function keyedHashOf(secret: string): KeyedHash {
  const keys = new Map<string, KeyObject>();
  const keyOf = (purpose: string) => {
    // a key as bytes is five times slower to use
    const key = keys.get(purpose) ?? createSecretKey(new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32)));
    keys.set(purpose, key);
    return key;
  };
  return (purpose, text) => createHmac("sha256", keyOf(purpose)).update(text).digest("base64url");
}

/** Uses the given secret or the database's own, created at the first start. */
export async function openKeyedHash(
  db: Database,
  { installationSecret }: Pick<Config, "installationSecret">,
): Promise<KeyedHash> {
  return keyedHashOf(installationSecret ?? (await readSecret(db)));
}

async function readSecret(db: Database): Promise<string> {
  const made = randomBytes(32).toString("base64url");
  await db.execute(sql`insert into installation (id, secret) values (1, ${made}) on conflict do nothing`);
  const [saved] = await rows<{ secret: string }>(db, sql`select secret from installation`);
  if (!saved) throw new Error("The installation has no secret");
  return saved.secret;
}
