import type { cautions } from "../../../contract/conversations/calls.ts";

export type ScamWarning = (typeof cautions)[number];

/**
 * At each read, so that improved rules apply to old messages [conversations-24]. English, Afrikaans, some isiZulu.
 * Linear time.
 */
export function findScamWarning(message: string): ScamWarning | null {
  const text = plain(message);
  if (bankTerms.some((each) => each.test(text)) || hasAccount(text) || hasIban(text) || hasCard(text))
    return "bank_details";
  if (paymentTerms.some((each) => each.test(text)) || hintsAtPayment(text)) return "asks_to_pay";
  return offsiteTerms.some((each) => each.test(text)) ? "goes_elsewhere" : null;
}

/** Lower case; normalises width, quotes, dashes and spaces, and removes invisible characters. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u00AD\p{Cf}]/gu, "")
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

const bankTerms = [
  /\b(?:bank(?:ing)?|account|acc|eft) (?:account )?(?:details?|info(?:rmation)?|particulars)\b/,
  /\b(?:bank|rekening|bankrekening) ?besonderhede\b|\b(?:bank)?rekening ?(?:nommer|nr)\b/,
  /\bimininingwane y(?:e|ase) ?bhange\b|\binombolo ye-? ?akhawunti\b/,
  /\b(?:account|acct?|a\/c|rek(?:ening)?)\b\.? ?(?:number|nommer|num|no|nr|#)?\.? ?(?:is |:|#|-)? ?\d(?:[ -]?\d){6,12}\b/,
  /\b(?:branch|tak|universal) ?(?:code|kode)\b[^!?]{0,20}\b\d{6}\b/,
  /\b(?:swift|bic)(?: ?code)?(?: is|:)? ?[a-z]{6}[a-z\d]{2}\b/,
];

const banks =
  /\b(?:fnb|first national bank|rmb|absa|standard bank|nedbank|capitec|investec|tyme ?bank|discovery bank|african bank|bank zero|bidvest bank|sasfin)\b/g;
const digits = /(?<![\d+])\d(?:[ -]?\d){8,12}(?![ -]?\d)/g;
const phone = /^(?:0[1-8]\d{8}|27\d{9}|0027\d{9})$/;
const distance_max = 80;

function hasAccount(text: string): boolean {
  const numbers = [...text.matchAll(digits)].filter(([result]) => !phone.test(result.replaceAll(/\D/g, "")));
  if (numbers.length === 0) return false;
  return [...text.matchAll(banks)].some((bank) =>
    numbers.some((number) => Math.abs(number.index - bank.index) <= distance_max),
  );
}

/** By its check digits. */
function hasIban(text: string): boolean {
  return [...text.matchAll(/\b[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,3})?\b/g)].some(([result]) => {
    const iban = result.replaceAll(" ", "");
    const moved = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(
      /[a-z]/g,
      (letter) => `${Number.parseInt(letter, 36)}`,
    );
    return iban.length >= 15 && BigInt(moved) % 97n === 1n;
  });
}

const cards = /(?<!\d[ -]?)(?:[2456]\d{3}(?:[ -]?\d{4}){3}|3[47]\d{2}[ -]?\d{6}[ -]?\d{5})(?![ -]?\d)/g;

/** By its check digit. */
function hasCard(text: string): boolean {
  return [...text.matchAll(cards)].some(([result]) => isLuhn(result.replaceAll(/\D/g, "")));
}

function isLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const paymentTerms = [
  /\be-?wallet\b|\bpay ?shap\b|\bshap ?id\b|\bcapitec pay\b|\bcash ?send\b|\binstant money\b|\bhello paisa\b|\bmukuru\b/,
  /\bwestern union\b|\bmoney ?gram\b|\bbit ?coin\b|\bbtc\b|\busdt\b|\bethereum\b|\bcrypto(?:currency)?\b/,
  /\b(?:pay\w*|send|buy|get)\b[^.!?]{0,40}\b(?:gift ?(?:card|voucher)s?|1 ?vouchers?|itunes|google play card|steam card|paypal)\b/,
  /\bproof of (?:payment|deposit|transfer)\b|\bbewys van (?:betaling|inbetaling|oorplasing)\b|\bsend (?:me |us )?(?:the |your |a )?pop\b/,
  /\b(?:pay|deposit|transfer|eft|send|put)\b[^.!?]{0,50}\b(?:in)?to (?:(?:my|our|this|the|following|below|bank|business|cheque|savings|personal) ){1,3}(?:account|acc)\b/,
  /\bpay\b[^.!?]{0,40}\binto\b|\beft (?:the|your|us|me|it|r ?\d)/,
  /\b(?:pay|payment|payments|deposit|betaal|betaling)\b[^.!?]{0,40}\beft\b/,
  /\b(?:in|oor)betaal\b|\bbetaal\b[^.!?]{0,40}\b(?:in|oor|op)\b[^.!?]{0,20}\brekening\b|\bstuur (?:vir (?:my|ons) )?die geld\b/,
  /\bkhokh(?:a|ela)\b[^.!?]{0,30}(?:akhawunti|imali|idiphozi)|\bthumela imali\b/,
];

const softPaymentTerms = [
  /\b(?:please|kindly|pls|plz|asseblief)\b[^.!?]{0,30}\b(?:pay|eft|betaal|(?:transfer|deposit|send) (?:the |your |half |a |me |us )*(?:money|deposit|payment|balance|amount|r ?\d))/,
  /\b(?:pay|deposit|transfer|send the money|betaal)\b[^.!?]{0,40}\b(?:today|tonight|now|immediately|urgently|right away|straight away|asap|vandag|dadelik|nou)\b/,
  /\bmake (?:a|an|the|your) (?:payment|deposit|eft|transfer|bank transfer)\b|\bbetaal asseblief\b/,
];

const denials = /\b(?:not|never|nothing|no|nie|niks|without|sonder|nobody)\b|n't\b/;

function hintsAtPayment(text: string): boolean {
  return text.split(/[.!?]/).some((sentence) =>
    softPaymentTerms.some((each) => {
      const result = each.exec(sentence);
      return result !== null && !denials.test(sentence.slice(0, result.index + result[0].length));
    }),
  );
}

const offsiteTerms = [
  /\b(?:whats ?app|telegram|signal|dm) (?:me|us|my|ons)\b|\bmy (?:telegram|whats ?app)\b/,
  /\b(?:chat|talk|continue|contact|reach|speak|write|message|text|send|go on|carry on|move|find|gesels|praat|skryf|kontak|stuur|ngithinte|ngithumelele)\b[^.!?]{0,40}\b(?:on|via|by|over|to|through|op|per|ku|i|'n|a)[ -]?(?:whats ?app|telegram|signal|messenger)\b/,
  /\b(?:wa\.me|t\.me|chat\.whatsapp\.com|api\.whatsapp\.com|m\.me)\//,
  /\b(?:e-?mail|mail|text|sms|message|contact|e-?pos) (?:me|us|my|ons)\b[^.!?]{0,25}\b(?:instead|rather|directly|direk|eerder)\b/,
  /\b(?:e-?mail|mail|text|sms|message|contact|reach|e-?pos|write to|reply to|answer) (?:me|us|my|ons)\b[^.!?]{0,25}\b(?:at|on|by|to|op|by|via)\b[^!?]{0,25}(?:[\w.+-]{1,64}@[\w-]{1,64}\.\w|(?:\+27|\b0)[ -]?\d)/,
  /\b(?:off|outside(?: of)?|away from) (?:this |the )?(?:platform|web ?site|app|umshado)\b|\boff (?:this|the) site\b|\bbuite (?:die|hierdie) (?:webwerf|platform)\b/,
];
