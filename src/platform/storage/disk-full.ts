import { causesOf } from "../database/causes.ts";

const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "53100"]);

export function isDiskFull(cause: unknown): boolean {
  return causesOf(cause).some(
    ({ code, message }) => fullCodes.has(code) || String(message).includes("No space left on device"),
  );
}
