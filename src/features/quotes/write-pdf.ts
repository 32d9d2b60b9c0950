import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import Pdf from "pdfkit";
import { formatDate, formatNumber } from "../../contract/format.ts";
import type { BookingState } from "../../contract/quotes/calls.ts";
import { describeQuantity, describeTotals } from "../../contract/quotes/describe-totals.ts";
import { legalDetails } from "../../contract/quotes/legal-details.ts";
import { formatRandCents } from "../../contract/quotes/money.ts";
import type { Quote } from "../../contract/quotes/schema.ts";
import { termsTitle } from "../../contract/quotes/terms.ts";
import { presentPhone } from "../../platform/network/phone.ts";

const known = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

const written =
  /^(?:[\u0300-\u036f]|(?=\p{L}|\p{M})[\u0100-\u024f\u0370-\u03e1\u03f0-\u03ff\u0400-\u052f\u1e00-\u1fff])$/u;

type Fonts = {
  plain: string | Buffer;
  bold: string | Buffer;
  /** Unsupported letters lose their marks, other characters become a question mark. */
  printable: (text: string) => string;
};

/** Noto Sans only where the standard fonts lack a letter, since embedding takes ten times as long (decision 012). */
export async function chooseFonts(content: string): Promise<Fonts> {
  const isStandard = Array.from(content.normalize("NFC")).every((letter) => isCommon(letter) || !isWritten(letter));
  if (isStandard) return { plain: "Helvetica", bold: "Helvetica-Bold", printable: (text) => printable(text, isCommon) };
  const [plain, bold] = await Promise.all([readFile(regular), readFile(strong)]);
  return { plain, bold, printable: (text) => printable(text, (letter) => isCommon(letter) || isWritten(letter)) };
}

const require = createRequire(import.meta.url);
const [regular, strong] = [
  require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
];

type CanWrite = (letter: string) => boolean;

function printable(text: string, canWrite: CanWrite): string {
  return Array.from(text.normalize("NFC"), (letter) => print(letter, canWrite)).join("");
}

function print(letter: string, canWrite: CanWrite): string {
  if (letter === "\u00a0" || letter === "\u202f") return " ";
  if (letter === "−") return "–";
  if (canWrite(letter)) return letter;
  const bare = letter.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return bare !== "" && Array.from(bare).every((each) => canWrite(each)) ? bare : "?";
}

function isCommon(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return letter === "\n" || letter === "\t" || known.has(letter) || (code >= 0x20 && code < 0x7f) || isLatin1(code);
}

function isLatin1(code: number): boolean {
  return code >= 0xa0 && code <= 0xff;
}

function isWritten(letter: string): boolean {
  return written.test(letter);
}

const margin = 54;
const ink = "#2a2321";
const soft = "#5d514b";
const border = "#d8cab6";
const [plain, bold] = ["plain", "bold"];

type Paper = PDFKit.PDFDocument & { printable: Fonts["printable"] };

export async function writePdf(quote: Quote, { site_name }: { site_name: string }): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await chooseFonts(JSON.stringify(quote) + site_name);
  const paper = openPaper(quote, fonts);
  const chunks: Uint8Array[] = [];
  const written = new Promise<void>((resolve, reject) => {
    paper.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    paper.on("end", resolve);
    paper.on("error", reject);
  });
  writeHeader(paper, quote);
  writeLineItems(paper, quote);
  writeTotals(paper, quote);
  writePaymentWarning(paper, quote);
  writeSection(paper, "What’s included", quote.included);
  writeSection(paper, "Not included", quote.excluded);
  writeSection(paper, termsTitle(quote), quote.terms);
  writeFeet(paper, `Quote ${quote.number}, made on ${site_name}. No payment passes through ${site_name}.`);
  paper.end();
  await written;
  return new Uint8Array(Buffer.concat(chunks));
}

function openPaper(quote: Quote, { printable, ...faces }: Fonts): Paper {
  const info = { Title: printable(`Quote ${quote.number}: ${quote.title}`), Author: printable(quote.provider.name) };
  const paper = new Pdf({ size: "A4", margin, bufferPages: true, info, lang: "en-ZA" });
  paper.registerFont(plain, faces.plain);
  paper.registerFont(bold, faces.bold);
  return Object.assign(paper, { printable });
}

const widthOf = (paper: Paper) => paper.page.width - 2 * margin;

function write(
  paper: Paper,
  text: string,
  {
    font = plain,
    size = 10,
    color = ink,
    ...more
  }: PDFKit.Mixins.TextOptions & { font?: string; size?: number; color?: string } = {},
) {
  return paper.font(font).fontSize(size).fillColor(color).text(paper.printable(text), more);
}

function writeHeader(paper: Paper, quote: Quote): void {
  const { business, couple_name, version, number, wedding_date, guests, valid_until, booking } = quote;
  write(paper, quote.title || "Quote", { font: bold, size: 20 });
  write(paper, `Quote ${number}${version > 1 ? `, version ${version}` : ""}${formatState(quote)}`, { color: soft });
  paper.moveDown();
  const phone = business.phone === null ? null : presentPhone(business.phone).text;
  const vat = quote.vat_mode === "none" || quote.vat_number === "" ? null : `VAT number ${quote.vat_number}`;
  writeColumns(paper, [
    ["From", business.name, business.contact_person, business.place, phone, ...legalDetails(business), vat],
    ["For", couple_name || "Details removed", quote.venue_location],
  ]);
  const until = valid_until === null || booking !== null ? null : `Valid until ${formatDate(valid_until)}`;
  const day = wedding_date === null ? null : `Wedding day ${formatDate(wedding_date)}`;
  const facts = [day, guests === null ? null : `${formatNumber(guests)} guests`, until];
  write(paper, facts.filter((fact) => fact !== null).join("   ·   "), { font: bold });
  paper.moveDown();
}

const bookingStates = {
  held: "accepted",
  confirmed: "booked",
  cancelled: "booking cancelled",
  done: "wedding held",
} as const satisfies Record<BookingState, string>;

function formatState({ state, booking }: Quote): string {
  if (booking !== null) return `, ${bookingStates[booking.state]}`;
  return state === "draft" || state === "sent" ? "" : `, ${state}`;
}

function writeColumns(paper: Paper, columns: readonly (readonly (string | null)[])[]): void {
  const top = paper.y;
  const width = widthOf(paper) / columns.length - 12;
  const bottoms = columns.map(([term = "", name, ...more], at) => {
    const x = margin + at * (width + 24);
    paper.x = x;
    paper.y = top;
    write(paper, term ?? "", { size: 9, color: soft, width });
    write(paper, name ?? "", { font: bold, width });
    for (const each of more) if (each !== null && each !== undefined) write(paper, each, { width });
    return paper.y;
  });
  paper.x = margin;
  paper.y = Math.max(...bottoms);
  paper.moveDown();
}

function writeLineItems(paper: Paper, { lines }: Quote): void {
  const [fixed, optional] = [lines.filter((each) => !each.is_optional), lines.filter((each) => each.is_optional)];
  writeTitle(paper, "Items");
  for (const each of fixed) writeRow(paper, each.text, formatRandCents(each.cents), { below: describeQuantity(each) });
  if (optional.length === 0) return;
  writeTitle(paper, "Optional");
  for (const each of optional)
    writeRow(paper, `${each.text} (${each.is_ticked ? "taken" : "not taken"})`, formatRandCents(each.cents), {
      below: describeQuantity(each),
      color: each.is_ticked ? ink : soft,
    });
}

function writeTitle(paper: Paper, title: string): void {
  paper.moveDown(0.6);
  keepTogether(paper, 60);
  write(paper, title, { font: bold, size: 12 });
  paper.moveDown(0.3);
}

type RowLook = { below?: string | null; font?: string; color?: string; size?: number };

function writeRow(
  paper: Paper,
  text: string,
  amount: string,
  { below = null, font = plain, color = ink, size = 10 }: RowLook,
): void {
  const width = widthOf(paper);
  const room = width - 130;
  const height =
    paper.font(font).fontSize(size).heightOfString(paper.printable(text), { width: room }) + (below === null ? 0 : 12);
  keepTogether(paper, height + 10);
  const top = paper.y;
  write(paper, text, { font, size, color, width: room });
  if (below !== null) write(paper, below, { size: 9, color: soft, width: room });
  const bottom = paper.y;
  paper
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(paper.printable(amount), margin + room, top, { width: 130, align: "right" });
  paper.x = margin;
  paper.y = bottom + 4;
  paper
    .moveTo(margin, paper.y)
    .lineTo(margin + width, paper.y)
    .lineWidth(0.5)
    .strokeColor(border)
    .stroke();
  paper.y += 4;
}

function writeTotals(paper: Paper, quote: Quote): void {
  paper.moveDown(0.6);
  for (const { term, amount, isTotal } of describeTotals(quote, quote.totals))
    writeRow(paper, term, amount, isTotal ? { font: bold, size: 13 } : {});
}

/** Deposits attract fraud [conversations-24]. */
function writePaymentWarning(paper: Paper, { business }: Quote): void {
  const phone = business.phone === null ? null : presentPhone(business.phone).text;
  const check =
    phone === null
      ? "Pay nothing before you have met them."
      : `Phone the number on their profile, ${phone}, and have the bank details read out.`;
  writeTitle(paper, "Before you pay");
  write(paper, `Bank details in emails or messages can be faked. ${check}`);
}

function writeSection(paper: Paper, title: string, text: string): void {
  if (text === "") return;
  writeTitle(paper, title);
  write(paper, text);
}

function keepTogether(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - margin) paper.addPage();
}

function writeFeet(paper: Paper, text: string): void {
  const { start, count } = paper.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    paper.switchToPage(at);
    // below the margin, where text would start a new page
    paper.page.margins.bottom = 0;
    const footerContent = `${text} Page ${at + 1} of ${count}`;
    paper
      .font(plain)
      .fontSize(8)
      .fillColor(soft)
      .text(paper.printable(footerContent), margin, paper.page.height - 36, { lineBreak: false });
  }
}
