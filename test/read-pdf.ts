import { inflateSync } from "node:zlib";

/** The texts of a PDF that we made, in the order in which they were written, joined by spaces. */
export function textOfPdf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const found: string[] = [];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 1)) {
    if (file.subarray(at - 3, at).toString("latin1") === "end") continue;
    const end = file.indexOf("endstream", at);
    const content = inflate(file.subarray(at + 7, end));
    for (const [, shown = ""] of content.matchAll(/\[([^\]]*)\] TJ/g)) found.push(hexIn(shown));
  }
  return found.join(" ").replaceAll(/ +/g, " ");
}

/** Texts are hexadecimal, with how far letters move together in between. */
function hexIn(shown: string): string {
  const parts = [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = ""]) => hex);
  return new TextDecoder("windows-1252").decode(Buffer.from(parts.join(""), "hex"));
}

function inflate(packed: Uint8Array): string {
  try {
    return inflateSync(packed).toString("latin1");
  } catch {
    return "";
  }
}
