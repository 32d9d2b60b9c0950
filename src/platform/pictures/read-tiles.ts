import type { CreditSegment } from "../../contract/places/map-tiles.ts";
import { isLoopback } from "../network/loopback.ts";

/** Zoom, column and row. */
const placeholders = ["{z}", "{x}", "{y}"];

/** Requires one host, each placeholder once after it, and https except on this machine. */
export function isTileAddress(text: string): boolean {
  if (placeholders.some((each) => text.split(each).length !== 2)) return false;
  const plain = text.replaceAll(/\{[zxy]\}/g, "0");
  if (!URL.canParse(plain) || /[{}\s"'<>\\;]/.test(plain)) return false;
  const { protocol, hostname, origin, username, hash } = new URL(plain);
  if (username !== "" || hash !== "" || !text.startsWith(`${origin}/`)) return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

const link = /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)/g;

/** Splits text and `[words](https://…)` links; null if other markup is left. */
export function readCredit(text: string): CreditSegment[] | null {
  const segments: CreditSegment[] = [];
  let read = 0;
  for (const result of text.matchAll(link)) {
    const [all, label = "", to = ""] = result;
    if (result.index > read) segments.push({ text: text.slice(read, result.index) });
    segments.push({ text: label, to });
    read = result.index + all.length;
  }
  if (read < text.length) segments.push({ text: text.slice(read) });
  return segments.some((segment) => /[<>[\]]/.test(segment.text) || (segment.to && !URL.canParse(segment.to)))
    ? null
    : segments;
}
