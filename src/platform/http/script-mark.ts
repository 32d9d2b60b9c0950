import { randomBytes } from "node:crypto";

/**
 * The nonce of our inline scripts, removed before sending. Random per process, so an injected script can't have it
 * [running-7].
 */
export const scriptMark = randomBytes(16).toString("hex");

const markedAs = ` nonce="${scriptMark}"`;

export function withoutMark(html: string): string {
  return html.replaceAll(markedAs, "");
}

const marked = new RegExp(`<script(?=[^>]*${markedAs})[^>]*>([^]*?)</script>`, "g");

export function markedScripts(html: string): string[] {
  return [...html.matchAll(marked)].map(([, script = ""]) => script).filter((script) => script !== "");
}
