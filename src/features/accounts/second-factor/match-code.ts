import { Secret, TOTP } from "otpauth";

const period_seconds = 30;
const window = 1;

/** The half-minute count since 1970; null if the code doesn't match. */
export function matchCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const program = new TOTP({ secret: Secret.fromBase32(secret), period: period_seconds });
  const delta = program.validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period_seconds) + delta;
}
