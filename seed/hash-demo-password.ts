import { hash } from "@node-rs/argon2";

/**
 * Hashes the demo's one password, once for all accounts: two hundred and eighty slow hashes would take longer than all
 * else together. Argon2id at OWASP's minimum: 19 MiB, two passes, one lane.
 */
export async function hashDemoPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
