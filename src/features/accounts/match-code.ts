import { Secret, TOTP } from "otpauth";

const period_seconds = 30;
/** A clock that goes wrong by half a minute will do. */
const window = 1;

/** The half minute that a code of this secret belongs to, counted since 1970; null when it fits none of about this moment. */
export function matchCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const program = new TOTP({ secret: Secret.fromBase32(secret), period: period_seconds });
  const delta = program.validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period_seconds) + delta;
}
