import { plain, signature_mark } from "./mark-lines.ts";

const signature_lines_max = 8;
const signature_length_max = 100;
const brands =
  "iphone|ipad|ipod|galaxy|samsung|huawei|honor|android|blackberry|xiaomi|redmi|oppo|vivo|realme|nokia|pixel|htc|lg|sony|xperia|tecno|itel|oneplus|motorola|moto|hisense|vodafone|mtn|windows phone";
const models = String.raw`(?:[ ]+(?:[\w+-]*\d[\w+-]*|galaxy|smartphone|phone|tablet|device|handset|pro|plus|max|ultra|note|lite|mini|edge|fold|flip|se|xl)){0,4}`;
const deviceSignature = new RegExp(
  `^(?:(?:sent|gestuur|verstuur|verstuurd|verzonden|gesendet) (?:from|via|vanaf|van|von) (?:(?:my|mijn|the|meinem?) )?(?:(?:${brands})${models}|(?:mobile|phone|cell(?:phone)?|smartphone|tablet|foon|selfoon)(?: (?:phone|device))?)` +
    "|sent from (?:outlook|yahoo mail|aol|mail|gmail|proton mail|samsung (?:mobile|email))(?: (?:for|on|app for) [a-z]+(?: \\d+)?)?" +
    "|sent with proton mail(?: secure email)?|get outlook for (?:ios|android|mac))\\.?$",
  "i",
);

/** Without a short signature at the end, and without the line in which a device names itself. */
export function dropSignature(lines: readonly string[], kept: readonly number[]): number[] {
  const words = kept.filter((at) => lines[at] !== "");
  const isMine = (at: number) => (lines[at] ?? "").startsWith(signature_mark);
  const begin = words.findLastIndex((at) => lines[at] === "-- " || !isMine(at));
  const isDashed = lines[words[begin] ?? -1] === "-- ";
  const from = isDashed ? begin : begin + 1;
  const dashes = words.findLastIndex((at) => lines[at] === "-- ");
  const cut = new Set(shortTail(lines, words, from) ?? shortTail(lines, words, dashes) ?? []);
  const rest = words.filter((at) => !cut.has(at));
  const device = rest.slice(-4).findLast((at) => deviceSignature.test(bare(lines[at] ?? "")));
  if (device !== undefined && rest.length > 1) cut.add(device);
  return kept.filter((at) => !cut.has(at));
}

/** What stands from a place on, if it is short and something stands above. */
function shortTail(lines: readonly string[], words: readonly number[], from: number): readonly number[] | null {
  const tail = words.slice(Math.max(0, from));
  const isShort =
    tail.length <= signature_lines_max + 1 && tail.every((at) => (lines[at] ?? "").length <= signature_length_max);
  return from > 0 && isShort && tail.length > 0 ? tail : null;
}

/** A line without where its links lead. */
function bare(line: string): string {
  return plain(line)
    .slice(0, 200)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\s*(?:<[^<>]*>|\(https?:[^()]*\))/g, "")
    .trim();
}
