import { expect, test } from "vitest";
import { replyNameOf } from "../../src/features/conversations/inbound-mail/make-reply-address.ts";
import { deriveLinkToken } from "../../src/features/conversations/links/make-link.ts";
import { hideSecrets } from "../../src/features/conversations/safety/hide-secrets.ts";
import { codeOfToken } from "../../src/platform/link-code.ts";
import { startTestApp } from "../harness.ts";
import { inboundEnv } from "../inbound.ts";

const app = await startTestApp({ env: inboundEnv });
const ctx = app.ctx();
const conversation = { id: "0197a000-0000-7000-8000-000000000001", link_version: 1 };
const token = deriveLinkToken(ctx, conversation);
const name = replyNameOf(ctx, conversation, "couple");
const other = "Zz9_".repeat(11).slice(0, 43);
const link = `https://umshado.test/conversation#${token}`;
const once = encodeURIComponent(link);
const wrapped = (text: string, width: number, mark = "") =>
  text.replaceAll(new RegExp(`.{${width}}`, "g"), `$&\n${mark}`);

const left = (text: string) => hideSecrets(ctx, conversation, text).text.replaceAll(/[\s>]/g, "");

test.each([
  ["as it is", link],
  ["by Safe Links", `https://eur02.safelinks.protection.outlook.com/?url=${once}&data=05%7C01&reserved=0`],
  ["twice in percents", `https://safe.test/?u=${encodeURIComponent(once)}`],
  [
    "by Proofpoint",
    `https://urldefense.proofpoint.com/v2/url?u=https-3A__umshado.test_conversation-23${token}&d=DwMFaQ`,
  ],
  ["by Proofpoint's third", `https://urldefense.com/v3/__https://umshado.test/conversation*${token}__;Iw!!A`],
  ["with each dash in percents", link.replaceAll("-", "%2D").replaceAll("_", "%5f")],
  ["without its page", `the code is ${token}.`],
  ["over two lines", wrapped(link, 50)],
  ["over quoted lines", `> ${wrapped(link, 40, "> ")}`],
  [
    "by Safe Links over quoted lines",
    `> ${wrapped(`https://eur02.safelinks.protection.outlook.com/?url=${once}&data=05`, 60, "> ")}`,
  ],
])("a guest's link %s is taken out of a reply", (_, written) => {
  const { text, hadLink } = hideSecrets(ctx, conversation, `Yes, gladly.\n\n${written}\n\nSee you.`);
  expect(hadLink).toBe(true);
  expect(left(written)).not.toContain(token);
  expect(left(decodeURIComponent(decodeURIComponent(written.replaceAll(/%(?![\da-f]{2})/gi, ""))))).not.toContain(
    token,
  );
  for (const part of [token.slice(0, 12), token.slice(-12)]) expect(left(written)).not.toContain(part);
  expect(text).toMatch(/^Yes, gladly\./);
  expect(text).toMatch(/See you\.$/);
});

const code = codeOfToken(token);

test.each([
  ["as it is", code],
  ["in lower case", code.toLowerCase()],
  ["in bold", `*${code}*`],
  ["without its dash", code.replace("-", "")],
  ["with another dash", code.replace("-", "\u2011")],
  ["over quoted lines", wrapped(code, 5, "> ")],
])("so is the code of the link %s", (_, written) => {
  const { text, hadLink } = hideSecrets(ctx, conversation, `Yes, gladly.\n\n> Code: ${written}\n\nSee you.`);
  expect(hadLink).toBe(true);
  expect(text.toUpperCase()).not.toContain(code.slice(0, 4));
  expect(text.toUpperCase()).not.toContain(code.slice(-4));
  expect(text).toMatch(/^Yes, gladly\./);
  expect(text).toMatch(/See you\.$/);
});

test.each([
  `https://umshado.test/confirm-enquiry#${other}`,
  `https://umshado.test/unsubscribe?token=${other}&topic=messages`,
  wrapped(`https://umshado.test/unsubscribe?token=${other}`, 50, "> "),
  wrapped(`https://safe.test/?url=${encodeURIComponent(`https://umshado.test/confirm-enquiry#${other}`)}`, 60),
])("so is another link of ours: %j", (written) => {
  expect(left(written)).not.toContain(other.slice(-12));
});

test.each([
  `${name}@reply.umshado.test`,
  `mailto:${name}%40reply.umshado.test`,
  `Umshado <${name.toUpperCase()}@Reply.Umshado.Test>`,
  wrapped(`<${name}@reply.umshado.test>`, 20, "> "),
])("so is the address for replies: %j", (written) => {
  expect(left(written).toLowerCase()).not.toContain(name.slice(-12));
});

test.each([
  "See https://umshado.test/providers\nand call me. We are here:\n#1 in Paarl",
  "https://karoo.test/blog/the-most-beautiful-wedding-venues-of-the-ca",
  "https://docs.google.com/spreadsheets/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit",
  "Mail us at info@umshado.test, 100% sure.",
])("a text that opens nothing stays: %j", (written) => {
  expect(hideSecrets(ctx, conversation, written)).toEqual({ text: written, hadLink: false });
});
