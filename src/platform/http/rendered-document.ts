import { createContext } from "react-router";
import { scriptMark } from "./script-mark.ts";

/**
 * A rendered page in three pieces, one after the other: its head; what it shows, which is most of it and has none of our scripts; and the rest, from
 * the first of them on. What is done to scripts need not go through all of a page, nor copy it.
 */
export type RenderedDocument = {
  head: string;
  shown: string;
  scripts: string;
  /** Hands on a piece of the page in pieces, with what was set apart of it in its place: that has no scripts, and is wanted when the page leaves. */
  putBack: PutBack;
};

type PutBack = (html: string) => readonly string[];

const nothingApart: PutBack = (html) => [html];

/** Carries a rendered page beside the router's answer: in it, the page would be encoded, and decoded again to be finished. */
export const renderedDocument = createContext<RenderedDocument | null>(null);

/** What our scripts bear in a tag until the page leaves. */
const markedAs = ` nonce="${scriptMark}"`;

/** The pieces of a page. What has no head is shown. */
export function splitDocument(html: string, putBack = nothingApart): RenderedDocument {
  const body = Math.max(html.indexOf("</head>"), 0);
  const marked = html.indexOf(markedAs, body);
  const scripts = marked === -1 ? html.length : html.lastIndexOf("<", marked);
  return { head: html.slice(0, body), shown: html.slice(body, scripts), scripts: html.slice(scripts), putBack };
}

/** The page as it leaves: without the mark of our scripts, and with what was set apart. */
export function joinDocument({ head, shown, scripts, putBack }: RenderedDocument): Buffer<ArrayBuffer> {
  const whole = [head.replaceAll(markedAs, ""), shown, scripts.replaceAll(markedAs, "")];
  return Buffer.concat(whole.flatMap((piece) => putBack(piece)).map((piece) => Buffer.from(piece)));
}

/** What stands in the inline scripts that bear the mark. */
export function markedScripts({ head, scripts }: RenderedDocument): string[] {
  return [head, scripts].flatMap((html) => {
    const found: string[] = [];
    for (let at = html.indexOf(markedAs); at !== -1; at = html.indexOf(markedAs, at + 1)) {
      if (!html.startsWith("<script ", html.lastIndexOf("<", at))) continue;
      const begin = html.indexOf(">", at) + 1;
      found.push(html.slice(begin, html.indexOf("</script>", begin)));
    }
    return found.filter((script) => script !== "");
  });
}
