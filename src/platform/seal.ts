import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeyedHash } from "./keyed-hash.ts";

const algorithm = "aes-256-gcm";
const nonce_bytes = 12;
const tag_bytes = 16;

/** A sealed text opens only for the same purpose and owner. */
type Use = { purpose: string; of: string };

/** Keyed hashes have the 32 bytes of a key. */
function keyFor(keyedHash: KeyedHash, { purpose, of }: Use): Buffer {
  return Buffer.from(keyedHash(`seal ${purpose}`, of), "base64url");
}

/** Encrypts with a key derived from the installation's secret [running-13]. */
export function seal(keyedHash: KeyedHash, use: Use, text: string): string {
  const nonce = randomBytes(nonce_bytes);
  const cipher = createCipheriv(algorithm, keyFor(keyedHash, use), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws for another use or secret, or changed data. */
export function unseal(keyedHash: KeyedHash, use: Use, text: string): string {
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv(algorithm, keyFor(keyedHash, use), bytes.subarray(0, nonce_bytes));
  decipher.setAuthTag(bytes.subarray(nonce_bytes, nonce_bytes + tag_bytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonce_bytes + tag_bytes)), decipher.final()]).toString("utf8");
}
