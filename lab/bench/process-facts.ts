import { readFileSync } from "node:fs";

/** In units of 1,000,000 bytes; null where the system doesn't say. */
export function residentMegabytes(pid: number): number | null {
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? "")?.[1];
  return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1e6;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause) return null;
    throw cause;
  }
}
