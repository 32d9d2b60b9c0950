import { createHash } from "node:crypto";

/** No two of them look alike: neither 0 and O nor 1 and I. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** What opens a link by hand whose part behind the # was cut off on the way: 40 bits of the token's hash, which say nothing of the token. */
export function codeOfToken(token: string): string {
  const bytes = createHash("sha256").update(`code of ${token}`).digest().subarray(0, 8);
  const code = [...bytes].map((byte) => letters[byte % letters.length]).join("");
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code of an address with a token behind its #; null for every other. */
export function codeOfAddress(address: string): string | null {
  const token = /#([A-Za-z0-9_-]{43})$/.exec(address)?.[1];
  return token === undefined ? null : codeOfToken(token);
}

/** Whether what somebody typed is the token's code, however it is written. */
export function isCodeOf(token: string, typed: string): boolean {
  const bare = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return bare(typed) === bare(codeOfToken(token));
}
