import { readFileSync } from "node:fs";

/** Linux counts processor time in ticks of this many a second, whatever the kernel's own clock. */
const ticks_per_second = 100;

/** Seconds of processor time that a process has used; null where the system does not say (`/proc` is Linux's). */
export function processorSeconds(pid: number): number | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The fields behind the name, which stands in brackets and may hold blanks: user and system time are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticks_per_second;
}

/** Megabytes (of 1,000,000 bytes) that a process holds in memory; null where the system does not say. */
export function residentMegabytes(pid: number): number | null {
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? "")?.[1];
  return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1e6;
}

/** The processes that a process has started and that live; none where the system does not say. */
function childrenOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`) ?? "";
  return children.split(" ").flatMap((child) => (child === "" ? [] : [Number(child)]));
}

/** What is said of a process and of those that it has started, together; nothing where the system does not say. */
export function ofAll(pid: number, fact: (pid: number) => number | null): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + (fact(each) ?? 0), 0);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause) return null;
    throw cause;
  }
}
