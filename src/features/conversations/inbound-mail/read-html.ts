import { Parser } from "htmlparser2";
import { quote_mark, signature_mark } from "./mark-lines.ts";
import { LineWriter, type LineMarks } from "./write-lines.ts";

const unseen = new Set(["head", "style", "script", "title", "template", "object", "svg"]);
const blocks = new Set(
  "address article aside blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody tr ul".split(
    " ",
  ),
);
const signatureClass = /(^|\s)(gmail_signature|gmail_signature_prefix|moz-signature)(\s|$)/;
const signatureIds = new Set(["Signature", "ms-outlook-mobile-signature", "ms-outlook-mobile-body-separator-line"]);
const quoteClass = /(^|\s)(gmail_attr|moz-cite-prefix|zmail_extra|yahoo_quoted|protonmail_quote)(\s|$)/;
const quoteIds = new Set(["divRplyFwdMsg"]);
/** Outlook makes each line a paragraph without space below. */
const tightParagraph = /Mso|elementToProof/;
const preformatted = /white-space\s*:\s*(?:pre|break-spaces)/i;
const struck = new Set(["s", "del", "strike"]);
const picturedSign = /^[\p{Extended_Pictographic}\p{Emoji_Component}\u200D]{1,20}$/u;

/** Parsing slows down with the number of open tags. */
const open_max = 1000;

type Attributes = Record<string, string>;

/**
 * Visible text, quotes marked `> `, links with targets. Marks signature and attribution lines for `cutQuote`. Linear
 * time; throws for too deep nesting.
 */
export function readHtml(html: string): string {
  const writer = new LineWriter();
  let skipped = 0;
  const open: LineMarks[] = [];
  const paragraphs: { isTight: boolean; at: number }[] = [];
  const links: { href: string; text: string }[] = [];
  const write = (text: string) => {
    writer.say(text);
    const link = links.at(-1);
    if (link) link.text += text;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length + skipped >= open_max) throw new Error("Too many nested elements.");
      if (skipped > 0 || isUnseen(name, attributes)) {
        skipped += 1;
        return;
      }
      if (name === "br") writer.end();
      if (blocks.has(name)) writer.fresh();
      open.push(marksOf(name, attributes));
      writer.take(open.at(-1), 1);
      if (name === "blockquote") writer.depth += 1;
      if (name === "p") paragraphs.push({ isTight: tightParagraph.test(attributes["class"] ?? ""), at: writer.length });
      if (name === "li") write("- ");
      if (name === "td" || name === "th") write(" ");
      if (name === "img") write(signOf(attributes));
      if (struck.has(name)) write("~");
      if (name === "a") links.push({ href: attributes["href"] ?? "", text: "" });
    },
    ontext: (text) => {
      if (skipped === 0) write(text);
    },
    onclosetag(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (struck.has(name)) write("~");
      if (name === "a") writeTarget(writer, links.pop());
      if (blocks.has(name)) writer.fresh();
      writer.take(open.pop(), -1);
      if (name === "blockquote") writer.depth = Math.max(0, writer.depth - 1);
      if (name === "p" && endsWithSpace(writer, paragraphs.pop())) writer.end();
    },
  });
  parser.end(html);
  return writer.text();
}

function isUnseen(name: string, { style = "" }: Attributes): boolean {
  return unseen.has(name) || /display\s*:\s*none/i.test(style);
}

function marksOf(name: string, { class: classes = "", id = "", style = "" }: Attributes): LineMarks {
  const isPre = name === "pre" || name === "textarea" || preformatted.test(style);
  const isSignature = signatureClass.test(classes) || signatureIds.has(id);
  const isQuote = quoteClass.test(classes) || quoteIds.has(id);
  return { isPre, mark: isSignature ? signature_mark : isQuote ? quote_mark : "" };
}

/** Mail programs replace emoji with pictures. */
function signOf({ alt = "", "data-emoji": emoji = "" }: Attributes): string {
  return (
    [emoji, alt].find(
      (each) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(each) && picturedSign.test(each),
    ) ?? ""
  );
}

/** Adds the target if the link text doesn't show it. */
function writeTarget(writer: LineWriter, link: { href: string; text: string } | undefined): void {
  if (link === undefined || !/^https?:/i.test(link.href) || writer.depth > 0) return;
  const bare = link.href.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  if (link.text.trim() !== "" && !link.text.includes(bare)) writer.say(` (${link.href})`);
}

function endsWithSpace(writer: LineWriter, paragraph: { isTight: boolean; at: number } | undefined): boolean {
  return paragraph !== undefined && (!paragraph.isTight || writer.length === paragraph.at);
}
