import { inflateSync } from "node:zlib";

/** In writing order, joined by spaces. */
export function textOfPdf(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes));
  const fonts = new Map<string, Decode>();
  for (const { body } of objects.values())
    for (const [, name = "", number = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, charactersOf(objects, objects.get(number)?.body ?? ""));
  const result: string[] = [];
  for (const { content } of objects.values()) {
    let decode = windows;
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) decode = fonts.get(font) ?? windows;
      if (shown !== undefined) result.push(decode(hexIn(shown)));
    }
  }
  return result.join(" ").replaceAll(/ +/g, " ");
}

type Decode = (hex: string) => string;
type Objects = Map<string, { body: string; content: string }>;

function objectsOf(file: Buffer): Objects {
  const result: Objects = new Map();
  for (const [object, number = ""] of file.toString("latin1").matchAll(/(\d+) 0 obj\n[^]*?\nendobj/g)) {
    const [body = "", stream = ""] = object.split(/stream\n([^]*?)\nendstream/, 2);
    result.set(number, { body, content: inflate(Buffer.from(stream, "latin1")) });
  }
  return result;
}

const windows: Decode = (hex) => new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex"));

function charactersOf(objects: Objects, font: string): Decode {
  const [, number] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
  if (number === undefined) return windows;
  const characters = new Map<number, string>();
  for (const [, first = "", list = ""] of (objects.get(number)?.content ?? "").matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g,
  ))
    for (const [at, hex] of (list.match(/<[0-9a-f ]+>/g) ?? []).entries()) {
      const code = Buffer.from(hex.replaceAll(/[<> ]/g, ""), "hex");
      characters.set(Number.parseInt(first, 16) + at, code.swap16().toString("utf16le"));
    }
  return (hex) => (hex.match(/.{4}/g) ?? []).map((each) => characters.get(Number.parseInt(each, 16)) ?? "").join("");
}

/** Text is hexadecimal, with kerning in between. */
function hexIn(shown: string): string {
  return [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = ""]) => hex).join("");
}

function inflate(packed: Uint8Array): string {
  try {
    return inflateSync(packed).toString("latin1");
  } catch {
    return "";
  }
}
