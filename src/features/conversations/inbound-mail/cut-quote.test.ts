import { expect, test } from "vitest";
import { cutQuote } from "./cut-quote.ts";
import { readHtml } from "./read-html.ts";

test("answers between quoted lines keep the quoted lines; the quote below them is cut", () => {
  const text =
    "On 17 Jun 2026 at 12:00, Lerato wrote:\n> Is it free?\nYes.\n> How much?\nR18 500.\n> Kind regards\n> Lerato";
  expect(cutQuote(text).text).toBe("> Is it free?\nYes.\n> How much?\nR18 500.");
});

test.each([
  ["Yes.\n\nOn Wed, 17 Jun 2026 at 12:00, A <a@b.test>\nwrote:\n\n> Free?", "Yes."],
  ["Ja.\n\nOp 17 Jun. 2026 om 12:00 het Lerato <a@b.test> geskryf:\n> Vry?", "Ja."],
  ["Ja.\n\n-----Oorspronklike boodskap-----\nVan: A\nGestuur: Woensdag\nAan: B\nOnderwerp: C\n\nVry?", "Ja."],
  ["Ja.\n\nDate: Wed\nSubject: C\nFrom: a@b.test\nTo: c@d.test\n\nVry?", "Ja."],
  ["Ja.\n\nti. 1. juni 2026 kl. 10:00 skrev A <a@b.test>:\n> Vry?", "Ja."],
  ["Ja, 2027.\nOn Wed, 17 Jun 2026 at 12:00, A <a@b.test> wrote:\n> Vry?", "Ja, 2027."],
  [
    "On Friday 20 March 2027 at 14:00 you wrote:\nwe come. Is that right?",
    "On Friday 20 March 2027 at 14:00 you wrote:\nwe come. Is that right?",
  ],
  ["Prices for 2027:\n> 50 guests R 500\n> 80 guests R 450", "Prices for 2027:\n> 50 guests R 500\n> 80 guests R 450"],
  [
    "One.\n-- \nTwo.\n".concat("A line of an offer.\n".repeat(9)),
    "One.\n-- \nTwo.\n".concat("A line of an offer.\n".repeat(9)).trim(),
  ],
  ["Sent from my shop on Monday: two boxes.", "Sent from my shop on Monday: two boxes."],
  ["Yes.\nSent from my phone while I drive so call me", "Yes.\nSent from my phone while I drive so call me"],
  ["Yes.\n\nSent from my Samsung Galaxy S21 smartphone.", "Yes."],
  ["Sent from my iPhone\n\nYes, we are free.", "Yes, we are free."],
  ["Yes.\n\nSent from Yahoo Mail on Android", "Yes."],
  ["Yes.\n\nYahoo Mail: Search, Organize, Conquer\n\nOn 17 Jun 2026 at 12:00, A <a@b.test> wrote:\n> Vry?", "Yes."],
  ["好的\n\nA <a@b.test> 于2026年6月17日周三 12:00写道：\n> Vry?", "好的"],
  ["Yes.\n\nSent from Outlook for iOS", "Yes."],
  ["Ja.\n\nVan: A <a@b.test>\nGestuur: Woensdag 17 Junie 2026 12:00\nAan: B\nOnderwerp: C\n\nVry?", "Ja."],
  ["Yes.\n\n________________________________\nFrom: A <a@b.test>\nSent: today\nTo: B\nSubject: C\n\nFree?", "Yes."],
  ["Yes.\n\nSent from my Galaxy", "Yes."],
  ["Ja.\n\nGestuur vanaf my iPhone", "Ja."],
  ["Yes.\n\nGet Outlook for Android<https://aka.ms/x>", "Yes."],
  ["Yes.\n-- \nAnneke\n082", "Yes."],
  ["On Saturday my sister wrote:\nthat she comes too.", "On Saturday my sister wrote:\nthat she comes too."],
  ["From: Paarl we come quickly.", "From: Paarl we come quickly."],
  ["> Is it free?", "> Is it free?"],
  ["", ""],
])("%j has the text %j", (text, said) => {
  expect(cutQuote(text).text).toBe(said);
});

test("where the whole text would be cut it stays, also below a line without quotation marks", () => {
  const text = "On 17 Jun 2026 at 12:00, A wrote:\nIt is free.";
  expect(cutQuote(text).text).toBe(text);
});

const sent = "Is our day free? We marry on the farm near Paarl.\nThanks";
const known = { sent, addresses: ["@reply.umshado.test", "hello@umshado.test"] };

test.each([
  // only the sent text identifies these quotes
  [
    "Si.\n\nDa: Umshado\nInviato: oggi\nA: Karoo\n> Is our day free? We marry on the farm near Paarl.",
    "Si.\n\nDa: Umshado\nInviato: oggi\nA: Karoo",
  ],
  ["Yes.\n\nFrom: A\nSent: today\nTo: B\n\nIs our day free? We marry\non the farm near Paarl.", "Yes."],
  ["Yes.\n> Is our day free? We marry on the\n> farm near Paarl.", "Yes."],
  ["> Thanks", ""],
  ["On 17 Jun 2026 at 12:00, Umshado wrote:\nIs our day free? We marry on the farm near Paarl.", ""],
  ["On 17 Jun 2026 at 12:00, Umshado <c-a@reply.umshado.test> wrote:\nIt is free.", "It is free."],
  ["Yes.\nIl giorno lun 1 giu 2026 alle ore 10:00 Umshado <hello@umshado.test> ha scritto:\nwords of ours", "Yes."],
])("with our own sent texts known, %j has the text %j", (text, said) => {
  expect(cutQuote(text, known).text).toBe(said);
});

test("the quoted part is saved separately, and every line is in one of the two parts", () => {
  const text = "Yes.\n\nOn Wed, 17 Jun 2026 at 12:00, A <a@b.test> wrote:\n> Free?\n\n-- \nAnneke";
  expect(cutQuote(text)).toEqual({
    text: "Yes.",
    quoted: "On Wed, 17 Jun 2026 at 12:00, A <a@b.test> wrote:\n> Free?\n\n-- \nAnneke",
  });
  const html = '<div>Yes.</div><div class="gmail_signature">Anneke<br>082</div>';
  expect(cutQuote(readHtml(html))).toEqual({ text: "Yes.", quoted: "Anneke\n082" });
});
