import { createHash } from "node:crypto";

/** No look-alikes: 0, O, 1 or I. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Opens a link whose fragment was lost: 40 bits of the token's hash, which don't reveal the token. */
export function codeOfToken(token: string): string {
  const bytes = createHash("sha256").update(`code of ${token}`).digest().subarray(0, 8);
  const code = [...bytes].map((byte) => letters[byte % letters.length]).join("");
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

export function codeOfAddress(address: string): string | null {
  const token = /#([A-Za-z0-9_-]{43})$/.exec(address)?.[1];
  return token === undefined ? null : codeOfToken(token);
}

/** Ignores case and separators. */
export function isCodeOf(token: string, typed: string): boolean {
  const bare = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return bare(typed) === bare(codeOfToken(token));
}
