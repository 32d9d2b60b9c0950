import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoDirectory } from "../../../../seed/demo-directory.ts";
import { declineSentences } from "../../../contract/conversations/calls.ts";
import { findScamWarning } from "./find-scam-warning.ts";

const bankDetails = [
  "Bank: FNB\nAccount name: Wild Fig\nAcc no: 62812345678\nBranch code: 250655",
  "Our banking details are on the quote.",
  "I'll send you my bank details.",
  "Account number 4071234567",
  "Capitec 1234567890",
  "You can use Standard Bank, 10 123 456 789, savings.",
  "1234567890 (ABSA cheque)",
  "Universal branch code: 470010",
  "IBAN GB82 WEST 1234 5698 7654 32",
  "SWIFT: ABSAZAJJ",
  "4111 1111 1111 1111",
  "Amex 378282246310005",
  "Ons bankbesonderhede volg.",
  "Rekeningnommer 62 812 345 678, takkode 250655",
  "Rek nr 1234567890",
  "Imininingwane yebhange: ngizoyithumela.",
  "ＦＮＢ ６２８１２３４５６７８",
  "Acc​ount num\u00ADber: 4071234567",
];

const asksToPay = [
  "Please pay the deposit into our account.",
  "Just pay the deposit into the usual place",
  "Kindly EFT R5 000 to hold your date.",
  "Pay now and I keep the day for you.",
  "The deposit is payable by EFT.",
  "You can do an e-wallet to this number.",
  "Send it with CashSend.",
  "Use PayShap, it is instant.",
  "Capitec Pay works too",
  "Send proof of payment once done.",
  "We only take Western Union from overseas.",
  "Pay half in Bitcoin",
  "Please buy two gift cards and send me the codes.",
  "Could you make a payment of half?",
  "Betaal asseblief die deposito.",
  "Jy kan dit in ons rekening inbetaal, ons bespreek dan.",
  "Betaal die deposito in hierdie rekening.",
  "Stuur bewys van betaling.",
  "Khokha idiphozi namuhla.",
];

const goesElsewhere = [
  "WhatsApp me on 082 555 0142",
  "Rather whatsapp us, it's quicker",
  "Let's chat on WhatsApp.",
  "Please continue over Telegram: @wildfig",
  "Email me instead.",
  "Mail us at bookings@wildfig.example",
  "Text me on +27 82 555 0142",
  "https://wa.me/27825550142",
  "We can do it cheaper outside this platform.",
  "Stuur vir my 'n boodskap op WhatsApp.",
  "Ngithinte ku-WhatsApp.",
];

const ordinary = [
  "",
  "Yes, your Saturday is still open with us.",
  "A 50% deposit secures your date; the balance is due 14 days before.",
  "Our prices start at R18 000 and the deposit is R 4 500.",
  "You pay nothing now: we hold the date for a week.",
  "Please don't pay anybody who says they are us.",
  "Moenie nou betaal nie.",
  "U kan in drie paaiemente betaal.",
  "We take cards, cash and EFT.",
  "Call me on 082 555 0142, or 021 555 0181 during the day.",
  "Kind regards, Elmarie. elmarie@wildevy.example, +27 82 555 0142",
  "From 2027-03-20 to 2027-03-22, for 120 guests, arrival 14:30.",
  "We read out telegrams from guests who can't come.",
  "More pictures are on Instagram and Facebook.",
  "The FNB stadium is twenty minutes away; phone 011 555 0123.",
  "Parking is outside the gate. Pay attention to the gravel.",
  "Gift bags for your guests are included.",
  "Order 1234 5678 1234 5678 of the roses.",
  "Email us if anything changes.",
  "The band will send you a message when they arrive.",
  "Please send the guest list and the seating plan by Friday.",
  "Sekuri is by die hek, en u gaste kan by die bank langs die dam sit.",
  "The bank of the river is where we put the chairs.",
];

describe("a provider's text", () => {
  test.each(bankDetails)("%j has bank details", (text) => expect(findScamWarning(text)).toBe("bank_details"));
  test.each(asksToPay)("%j asks to pay", (text) => expect(findScamWarning(text)).toBe("asks_to_pay"));
  test.each(goesElsewhere)("%j asks to go elsewhere", (text) => expect(findScamWarning(text)).toBe("goes_elsewhere"));
  test.each(ordinary)("%j is ordinary", (text) => expect(findScamWarning(text)).toBeNull());

  test("causes no warning in any sentence of the demo's businesses, nor where they decline", () => {
    const texts = demoDirectory("2026-11-29").providers.flatMap(({ row, custom_fields, gallery }) => [
      ...(row.description ?? "").split(/(?<=[.!?])\s+/),
      ...(row.services_offered ?? []),
      ...custom_fields.map(({ name }) => name),
      ...(row.awards_certifications ?? []),
      ...gallery.map(({ caption }) => caption ?? ""),
    ]);
    expect(texts.length).toBeGreaterThan(500);
    expect([...texts, ...Object.values(declineSentences)].filter((each) => findScamWarning(each) !== null)).toEqual([]);
  });
});

const around = fc.constantFrom(...ordinary.map((each) => `${each}\n`));
const known = fc.constantFrom(...bankDetails, ...asksToPay, ...goesElsewhere);

test("text before and after hides nothing", () => {
  fc.assert(
    fc.property(around, known, around, (before, text, after) => {
      expect(findScamWarning(`${before}. ${text}\n. ${after}`)).not.toBeNull();
    }),
  );
});

test("upper case, wide digits and invisible characters hide nothing", () => {
  const disguise = fc.constantFrom(
    (text: string) => text.toUpperCase(),
    (text: string) => text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit))),
    (text: string) => text.replaceAll(/./gu, "$&\u200B"),
    (text: string) => text.replaceAll(" ", "\u00A0 "),
  );
  fc.assert(
    fc.property(known, disguise, (text, hide) => {
      expect(findScamWarning(hide(text))).toBe(findScamWarning(text));
    }),
  );
});

test("prices, dates, numbers of guests and phone numbers alone are ordinary", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const phone = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.array(digit, { minLength: 8, maxLength: 8 }));
  const spoken = fc.oneof(
    phone.map(([first, rest]) => `0${first}${rest.join("")}`.replace(/^(\d{3})(\d{3})/, "$1 $2 ")),
    phone.map(([first, rest]) => `+27 ${first}${rest.join("")}`),
    fc.integer({ min: 100, max: 999_999 }).map((rand) => `R ${rand.toLocaleString("en").replaceAll(",", " ")}`),
    fc
      .date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
      .map((at) => at.toISOString()),
    fc.integer({ min: 2, max: 600 }).map((guests) => `${guests} guests`),
  );
  fc.assert(
    fc.property(fc.array(spoken, { maxLength: 6 }), (all) => {
      expect(findScamWarning(`We noted: ${all.join(", ")}.`)).toBeNull();
    }),
  );
});

test("any text is read, however it is made", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 4000 }), (text) => {
      expect([null, "bank_details", "asks_to_pay", "goes_elsewhere"]).toContain(findScamWarning(text));
    }),
  );
});
