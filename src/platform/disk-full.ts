const fullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

export function isDiskFull(cause: unknown): boolean {
  for (let each = cause; typeof each === "object" && each !== null; each = "cause" in each ? each.cause : undefined) {
    if ("code" in each && typeof each.code === "string" && fullCodes.has(each.code)) return true;
    if ("message" in each && typeof each.message === "string" && each.message.includes("No space left on device"))
      return true;
  }
  return false;
}
