import PostalMime, { type Email } from "postal-mime";

const heads = /^content-type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const flowed = /;\s*format\s*=\s*"?flowed"?/i;
const quote_depth_max = 10;

/** Joins flowed lines (RFC 3676); bytes that are not UTF-8 are read as Windows-1252. */
export async function parseMimeMessage(content: Uint8Array): Promise<Email> {
  const raw = Buffer.from(content).toString("latin1");
  const isFlowed = (raw.match(heads) ?? []).some((header) => /text\/plain/i.test(header) && flowed.test(header));
  // the parser joins flowed lines across quotes
  const fixed = isFlowed ? raw.replaceAll(heads, (field) => field.replace(flowed, "")) : raw;
  const email = await parse(fixed);
  const read = isUnread(email) ? await parse(asWindows1252(fixed)) : email;
  const isTight = /;\s*delsp\s*=\s*"?yes/i.test((raw.match(heads) ?? []).join("\n"));
  return isFlowed && read.text !== undefined ? { ...read, text: unflow(read.text, isTight) } : read;
}

function parse(raw: string): Promise<Email> {
  return PostalMime.parse(Buffer.from(raw, "latin1"), { forceRfc822Attachments: true, maxNestingDepth: 50 });
}

/** True if only replacement characters are outside ASCII, so it was not UTF-8. */
function isUnread({ text = "", html = "" }: Email): boolean {
  const beyond = `${text}${html}`.replaceAll(/\p{ASCII}+/gu, "");
  return beyond !== "" && /^\uFFFD+$/.test(beyond);
}

function asWindows1252(raw: string): string {
  const body = raw.search(/\r?\n\r?\n/);
  const hasContentType = /^content-type:/im.test(body < 0 ? raw : raw.slice(0, body));
  const converted = raw.replaceAll(heads, (header) =>
    /:\s*text\//i.test(header)
      ? `${header.replace(/;\s*charset\s*=\s*(?:"[^"]*"|[^\s;]+)/i, "")}; charset=windows-1252`
      : header,
  );
  return hasContentType ? converted : `Content-Type: text/plain; charset=windows-1252\r\n${converted}`;
}

/** A changed quote depth (RFC 3676 4.5) or a signature line ends a paragraph. */
export function unflow(text: string, isTight: boolean): string {
  const done: string[] = [];
  let depth = -1;
  let pieces: string[] = [];
  const end = () => {
    if (depth >= 0) done.push("> ".repeat(Math.min(depth, quote_depth_max)) + pieces.join(""));
    pieces = [];
    depth = -1;
  };
  for (const line of text.split(/\r?\n/)) {
    const marks = /^>*/.exec(line)?.[0].length ?? 0;
    const content = line.slice(marks).replace(/^ /, "");
    if (marks !== depth || content === "-- ") end();
    depth = marks;
    const goesOn = content.endsWith(" ") && content !== "-- ";
    pieces.push(goesOn && isTight ? content.slice(0, -1) : content);
    if (!goesOn) end();
  }
  end();
  return done.join("\n");
}
