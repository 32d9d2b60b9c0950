import { randomBytes } from "node:crypto";

/**
 * The nonce of our own inline scripts while a page is made; no page that leaves has it. Each process makes its own and tells
 * nobody, so that a script that somebody brings into a page is not taken for ours [running-7].
 */
export const scriptMark = randomBytes(16).toString("hex");

const markedAs = ` nonce="${scriptMark}"`;

/** A page as it leaves. */
export function withoutMark(html: string): string {
  return html.replaceAll(markedAs, "");
}

const marked = new RegExp(`<script(?=[^>]*${markedAs})[^>]*>([^]*?)</script>`, "g");

/** The texts of the inline scripts that bear the mark. */
export function markedScripts(html: string): string[] {
  return [...html.matchAll(marked)].map(([, script = ""]) => script).filter((script) => script !== "");
}
