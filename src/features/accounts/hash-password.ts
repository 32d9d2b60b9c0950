import { hash, verify } from "@node-rs/argon2";

/** Argon2id at OWASP's minimum: 19 MiB, two passes, one lane [accounts-2]. Argon2id is the library's own algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of the same cost that no password fits: sixteen and thirty-two bytes of nothing. */
const nobodys = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Keyboards write the same letter in several ways: it is the same password. */
function normalise(password: string): string {
  return password.normalize("NFKC");
}

/** The form in which a password is stored. Takes some tens of milliseconds by design: never within a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost);
}

/**
 * Whether the password fits. Where there is no hash (nobody with this email, or a social account) it takes the same time
 * and is false, so that the time tells nobody who has an account.
 */
export async function fitsPassword(password_hash: string | null, password: string): Promise<boolean> {
  const fits = await verify(password_hash ?? nobodys, normalise(password));
  return fits && password_hash !== null;
}
