import { hash, verify } from "@node-rs/argon2";

/** OWASP's minimum: 19 MiB, two passes, one lane [accounts-2]. The library defaults to Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of equal cost that no password matches. */
const nobodys = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Keyboards encode the same letter differently. */
function normalise(password: string): string {
  return password.normalize("NFKC");
}

/** Takes tens of milliseconds: never call within a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost);
}

/** Takes the same time without a hash, so that timing reveals no account. */
export async function fitsPassword(password_hash: string | null, password: string): Promise<boolean> {
  const fits = await verify(password_hash ?? nobodys, normalise(password));
  return fits && password_hash !== null;
}
