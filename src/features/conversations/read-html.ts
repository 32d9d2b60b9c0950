import { Parser } from "htmlparser2";

const unseen = new Set(["head", "style", "script", "title", "template", "object", "svg"]);
const blocks = new Set(
  "address article aside blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody tr ul".split(
    " ",
  ),
);
/** How mail programs mark the signature. */
const signatureClass = /(^|\s)(gmail_signature|gmail_signature_prefix|moz-signature)(\s|$)/;
const signatureIds = new Set(["Signature", "ms-outlook-mobile-signature", "ms-outlook-mobile-body-separator-line"]);
/** Outlook makes each line a paragraph without a space below. */
const tightParagraph = /Mso|elementToProof/;

/** Deeper quotes look like these. */
const depth_shown_max = 10;

type Attributes = Record<string, string>;

/**
 * The text of a mail in HTML as its reader sees it: a line for each line, quoted ones marked by `> ` as in mails of plain text, links
 * with where they lead, no signature and nothing that is hidden.
 */
export function readHtml(html: string): string {
  const writer = new LineWriter();
  let skipped = 0;
  /** Whether each open paragraph is without a space below, and where it began. */
  const paragraphs: { isTight: boolean; at: number }[] = [];
  const links: { href: string; at: number }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped > 0 || isUnseen(name, attributes)) {
        skipped += 1;
        return;
      }
      if (name === "br") writer.end();
      if (blocks.has(name)) writer.fresh();
      if (name === "blockquote") writer.depth += 1;
      if (name === "p") paragraphs.push({ isTight: tightParagraph.test(attributes["class"] ?? ""), at: writer.length });
      if (name === "li") writer.say("- ");
      if (name === "td" || name === "th") writer.say(" ");
      if (name === "a") links.push({ href: attributes["href"] ?? "", at: writer.length });
    },
    ontext: (text) => {
      if (skipped === 0) writer.say(text);
    },
    onclosetag(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (name === "a") sayTarget(writer, links.pop());
      if (blocks.has(name)) writer.fresh();
      if (name === "blockquote") writer.depth = Math.max(0, writer.depth - 1);
      if (name === "p" && endsWithSpace(writer, paragraphs.pop())) writer.end();
    },
  });
  parser.end(html);
  return writer.text();
}

function isUnseen(name: string, { class: classes = "", id = "", style = "" }: Attributes): boolean {
  return unseen.has(name) || signatureClass.test(classes) || signatureIds.has(id) || /display\s*:\s*none/i.test(style);
}

/** A link whose words don't say where it leads says so behind them. */
function sayTarget(writer: LineWriter, link: { href: string; at: number } | undefined): void {
  if (link === undefined || !/^https?:/i.test(link.href) || writer.depth > 0) return;
  const bare = link.href.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  if (writer.length > link.at && !writer.current.includes(bare)) writer.say(` (${link.href})`);
}

/** An empty paragraph is a line without words, however tight. */
function endsWithSpace(writer: LineWriter, paragraph: { isTight: boolean; at: number } | undefined): boolean {
  return paragraph !== undefined && (!paragraph.isTight || writer.length === paragraph.at);
}

class LineWriter {
  depth = 0;
  current = "";
  readonly #lines: string[] = [];

  /** Of all that was said: who compares two of them knows whether something was said between. */
  length = 0;

  say(text: string): void {
    const plain = text.replaceAll(/[\s\u00A0]+/g, " ");
    const added = this.current === "" || this.current.endsWith(" ") ? plain.trimStart() : plain;
    this.current += added;
    this.length += added.length;
  }

  /** Ends the line, be there something on it or not. */
  end(): void {
    this.#lines.push(`${"> ".repeat(Math.min(this.depth, depth_shown_max))}${this.current}`.trimEnd());
    this.current = "";
  }

  /** Begins a line of its own. */
  fresh(): void {
    if (this.current.trim() !== "") this.end();
    this.current = "";
  }

  text(): string {
    this.fresh();
    return this.#lines.join("\n");
  }
}
