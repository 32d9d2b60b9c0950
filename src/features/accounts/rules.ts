import { createHash } from "node:crypto";

/** 256 random bits in base64url, as every token of ours is. */
const tokenShape = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The token of an Authorization header; undefined when there is none or it can't be one of ours. */
export function readBearerToken(authorization: string | null): string | undefined {
  return tokenShape.exec(authorization ?? "")?.[1];
}

/** The only form in which a token is stored: its SHA-256 in hexadecimal (decisions 1). */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
