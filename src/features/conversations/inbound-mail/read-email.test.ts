import fc from "fast-check";
import { expect, test } from "vitest";
import { readMail, type MailName, caseAddresses, readCase, type CaseName } from "../../../../test/read-mail.ts";
import { normaliseLine, plainParagraphs } from "../../../contract/plain-text.ts";
import { cutQuote } from "./cut-quote.ts";
import { readEmail } from "./read-email.ts";
import { readHtml } from "./read-html.ts";
import { unflow } from "./read-text.ts";

const [from, to] = ["info@karoo.test", "c-abc@reply.umshado.test"];
const read = (name: MailName) => readEmail(readMail(name, { from, to }));

test.each<[MailName, string]>([
  [
    "gmail",
    "Yes, your day is free. We charge R18 500 for eight hours and can come to Paarl without a travel fee.\n\nShall we talk on Thursday?",
  ],
  ["gmail-afrikaans", "Ja, ons is nog vry op julle dag. Sien julle Saterdag!"],
  ["outlook", "Good day\n\nYes, we are free – and we know the venue.\n\nRegards\nAnneke"],
  ["apple-mail", "We’d love to. Our prices are on our page (https://karoo.test/prices)."],
  ["bottom-posted", "It is, and we do: Paarl is an hour away."],
])("%s: the written text stays, the quote and the signature are cut", async (name, text) => {
  expect(await read(name)).toMatchObject({ from, text, automatic: null, files: [] });
});

test("a forwarded mail stays complete: the text below was meant to be sent", async () => {
  const { text } = await read("forwarded");
  expect(text).toMatch(/^The venue wrote this, see below\./);
  expect(text).toContain("The barn is free on 20 March.");
});

test.each<[MailName, string]>([
  ["bounce", "bounce"],
  ["auto-reply", "auto-reply"],
])("%s is known for what no person wrote", async (name, automatic) => {
  expect(await read(name)).toMatchObject({ automatic });
});

test.each([
  ["X-Umshado-Mail: 0197", "ours"],
  ["X-Loop: karoo.test", "loop"],
  ["Precedence: bulk", "auto-reply"],
  ["Precedence: auto-reply", "auto-reply"],
  ["Precedence: auto_reply", "auto-reply"],
  ["Preference: auto_reply", "auto-reply"],
  ["Delivered-To: Autoresponder", "auto-reply"],
  ["X-Autoreply: yes", "auto-reply"],
  ["X-Autorespond: yes", "auto-reply"],
  ["X-Autoresponse: yes", "auto-reply"],
  ["X-Mail-Autoreply: yes", "auto-reply"],
  ["X-Vacation: yes", "auto-reply"],
  ["Auto-Submitted: auto-replied (vacation)", "auto-reply"],
  ["Precedence: first-class", null],
  ["Auto-Submitted: no", null],
  ["X-Auto-Response-Suppress: All", null],
])("a mail with %s: %s", async (header, automatic) => {
  const raw = `${header}\r\n${readMail("plain", { from, to, text: "Yes." }).toString()}`;
  expect(await readEmail(Buffer.from(raw))).toMatchObject({ automatic });
});

test.each([
  ["Out of office: Your wedding", "", "auto-reply"],
  ["Outomatiese antwoord: Jou troue", "", "auto-reply"],
  ["Auto-Reply: away", "In-Reply-To: <a@b.test>\r\nX-Auto-Response-Suppress: All\r\n", "auto-reply"],
  ["Re: Automatic reply: Your wedding", "X-Auto-Response-Suppress: All\r\n", null],
  ["Out of office on Friday, so call me", "In-Reply-To: <a@b.test>\r\n", null],
])("the subject %s below %j: %s", async (subject, headers, automatic) => {
  const raw = `From: ${from}\r\n${headers}Subject: ${subject}\r\n\r\nI am away.`;
  expect(await readEmail(Buffer.from(raw))).toMatchObject({ automatic });
});

test.each([
  ["List-Id: <all.karoo.test>", true],
  ["List-Post: <mailto:all@karoo.test>", true],
  ["Precedence: list", true],
  ["List-Unsubscribe: <mailto:a@b.test>", false],
])("a mail with %s may be a person's; waits: %s", async (header, is_doubtful) => {
  const raw = `${header}\r\n${readMail("plain", { from, to, text: "Yes." }).toString()}`;
  expect(await readEmail(Buffer.from(raw))).toMatchObject({ automatic: null, is_doubtful });
});

test.each([
  ["Karoo Films, Anneke <a@b.test>", "a@b.test"],
  ['"Karoo, Films" <a@b.test>', "a@b.test"],
  ["a@b.test (Anneke, of Karoo)", "a@b.test"],
  ['"c@d.test" <a@b.test>', "a@b.test"],
  ["a@b.test, c@d.test", ""],
  ["Anneke <a@b.test>, <c@d.test>", ""],
  ["a@b.test; c@d.test", ""],
  ["Team: a@b.test, c@d.test;", ""],
  ["Nobody", ""],
])("a mail from %s is from %j", async (named, address) => {
  expect(await readEmail(Buffer.from(`From: ${named}\r\n\r\nYes`))).toMatchObject({ from: address });
});

test.each([
  ["", false],
  ["mx.umshado.test; dmarc=pass header.from=b.test", true],
  ["mx.umshado.test; spf=pass smtp.mailfrom=x@b.test; dmarc=fail (p=none) header.from=b.test", false],
  ["mx.umshado.test 1; dkim=pass (2048 bit) header.d=b.test", true],
  ["MX.umshado.test; dkim=pass header.i=@mail.b.test; dmarc=none", true],
  ["mx.umshado.test; spf=pass smtp.mailfrom=x@b.test", true],
  ["mx.umshado.test; spf=pass smtp.mailfrom=x@evil.test; dkim=pass header.d=evil.test", false],
  ["mx.umshado.test; none", false],
  ["evil.test; dmarc=pass header.from=b.test", false],
  ["mx.umshado.test; dmarc=fail\r\nAuthentication-Results: mx.umshado.test; dmarc=pass", false],
])("the server in front adds %j; the sender is authenticated: %s", async (results, isProven) => {
  const header = results === "" ? "" : `Authentication-Results: ${results}\r\n`;
  const raw = Buffer.from(`${header}From: a@b.test\r\n\r\nYes`);
  expect(await readEmail(raw, { auth_server: "mx.umshado.test" })).toMatchObject({ is_doubtful: !isProven });
  expect(await readEmail(raw)).toMatchObject({ is_doubtful: false });
});

test("a mail that went through many hands is a loop", async () => {
  const hops = "Received: from a by b\r\n".repeat(51);
  const raw = hops + readMail("plain", { from, to, text: "Yes." }).toString();
  expect(await readEmail(Buffer.from(raw))).toMatchObject({ automatic: "loop" });
});

test("a mail without a Message-ID gets an id from its content, and one of several senders is refused", async () => {
  const plain = (text: string) => Buffer.from(`From: a@b.test\r\nDate: today\r\n\r\n${text}\r\n`);
  const [one, same, other] = [
    await readEmail(plain("Yes")),
    await readEmail(plain("Yes")),
    await readEmail(plain("No")),
  ];
  expect([one.message_id === same.message_id, one.message_id === other.message_id]).toEqual([true, false]);
  expect(await readEmail(Buffer.from("From: a@b.test\r\nFrom: c@d.test\r\n\r\nYes"))).toMatchObject({ from: "" });
});

test("a struck-through price is marked, and pictures of emoji become text", () => {
  const html = '<p><s>R 20 000</s> R 15 000 <img alt="🎉" src="x"><img alt="Our logo" src="y"></p>';
  expect(cutQuote(readHtml(html)).text).toBe("~R 20 000~ R 15 000 🎉");
});

test("lines are separate where the page separates them", () => {
  const html = '<div style="white-space: pre-wrap">14:00  ceremony\n15:00 photos</div><p>one\nline</p>';
  expect(cutQuote(readHtml(html)).text).toBe("14:00  ceremony\n15:00 photos\none line");
});

test("text that is no UTF-8 is read as Windows-1252, in HTML too; what is stays", async () => {
  const latin = (head: string, text: string) => Buffer.from(`From: ${from}\r\n${head}\r\n\r\n${text}`, "latin1");
  const bytes = "M\u00F4re, \u0093s\u00EA\u0094 Zo\u00EB.";
  for (const head of ["Content-Type: text/html", 'Content-Type: text/plain; charset="utf-8"', "X-Any: one"])
    expect(await readEmail(latin(head, bytes))).toMatchObject({ text: "Môre, “sê” Zoë." });
  const utf8 = Buffer.from(`From: ${from}\r\n\r\nMôre \uFFFD sê`);
  expect(await readEmail(utf8)).toMatchObject({ text: "Môre \uFFFD sê" });
});

test("flowed lines are joined only within one depth of quotes", () => {
  expect(unflow("one \ntwo\n> three \n>> four \n> five\n-- \nsix \n seven", false)).toBe(
    "one two\n> three \n> > four \n> five\n-- \nsix seven",
  );
  expect(unflow("on \ne", true)).toBe("one");
});

test("a mail in HTML is read as displayed: lines, lists and links, without hidden text", () => {
  const html = `<style>p{}</style><p>Good day</p><ul><li>eight hours</li><li>two people</li></ul>
    <div style="display:none">seen by nobody</div><script>alert(1)</script>
    <p>See <a href="https://karoo.test/">karoo.test</a> or <a href="https://karoo.test/p">prices</a><br>Bye &amp; thanks</p>`;
  expect(cutQuote(readHtml(html)).text).toBe(
    "Good day\n\n- eight hours\n- two people\nSee karoo.test or prices (https://karoo.test/p)\nBye & thanks",
  );
});

test("attachments of a mail are included; signatures and small pictures of the text are not", async () => {
  const part = (head: string, content: string) =>
    `--x\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n`;
  const raw = [
    `From: ${from}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n`,
    "--x\r\nContent-Type: text/html\r\n\r\n<p>Here.<img src='cid:logo'></p>\r\n",
    part(
      'Content-Type: application/pdf; name="Prices.pdf"\r\nContent-Disposition: attachment; filename="Prices.pdf"',
      "JVBERi0=",
    ),
    part("Content-Type: image/png\r\nContent-Disposition: inline\r\nContent-ID: <logo>", "iVBORw0="),
    part("Content-Type: application/pkcs7-signature; name=smime.p7s\r\nContent-Disposition: attachment", "AAAA"),
    "--x--\r\n",
  ].join("");
  const { text, files } = await readEmail(Buffer.from(raw));
  expect(text).toBe("Here.");
  expect(files.map(({ name, bytes }) => [name, Buffer.from(bytes ?? []).toString()])).toEqual([
    ["Prices.pdf", "%PDF-"],
  ]);
});

test("bytes that are no text are stored nowhere: they are removed from the text and from every name", async () => {
  const lines = [
    `From: Karoo <${from}>`,
    "Message-ID: <a\u0000b@karoo.test>",
    `Content-Type: multipart/mixed; boundary="part"`,
    "",
    "--part",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Yes\u0000, the day\u0007 is free.\u202e",
    "--part",
    `Content-Type: image/png; name="pla\u0000n.png"`,
    `Content-Disposition: attachment; filename="pla\u0000n.png"`,
    "",
    "bytes",
    "--part--",
  ];
  const { text, message_id, files } = await readEmail(Buffer.from(lines.join("\r\n")));
  expect(text).toBe("Yes, the day is free.");
  for (const said of [text, message_id, ...files.map(({ name }) => name)]) expect(said).not.toMatch(/\p{Cc}/u);
});

test("for random mails, a mail is read or refused, and a read one fits a message's shape", async () => {
  const whole = readMail("outlook", { from, to });
  const bytes = fc.uint8Array({ maxLength: 300 });
  const mail = fc.record({ at: fc.nat(whole.length), gap: fc.nat(900), by: bytes });
  await fc.assert(
    fc.asyncProperty(mail, async ({ at, gap, by }) => {
      const content = Buffer.concat([whole.subarray(0, at), by, whole.subarray(at + gap)]);
      const email = await readEmail(content).catch((cause: unknown) => cause);
      if (email instanceof Error) return;
      const { text, message_id, files } = email as Awaited<ReturnType<typeof readEmail>>;
      expect(text).toBe(plainParagraphs(text));
      for (const name of [(email as { from: string }).from, message_id, ...files.map((file) => file.name)])
        expect(name).toBe(normaliseLine(name));
    }),
    { numRuns: 400 },
  );
});

const unspaced = (text: string) => text.replaceAll(/\s/g, "");

test("whatever a text or a page contains, the result has no text that was not in it", () => {
  const line = fc.constantFrom(
    "Yes.",
    "> Free?",
    "",
    "-- ",
    "On 17 Jun 2026 at 12:00, A wrote:",
    "From: A",
    "Sent: B",
    "To: C",
    "_____",
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const said = cutQuote(lines.join("\n")).text;
      for (const each of said.split("\n")) expect(["", ...lines.map((given) => given.trim())]).toContain(each.trim());
      const shown = cutQuote(readHtml(lines.join("<br>"))).text;
      expect(unspaced(shown).length).toBeLessThanOrEqual(unspaced(lines.join("")).length);
    }),
    { numRuns: 300, examples: [[["Yes.", "> Free?", "Yes.", "> Free?", "Yes."]]] },
  );
});

const addresses = ["@reply.example"];

test.each<[CaseName, string]>([
  [
    "from-to-date",
    "Hi, we drive you:\n\nFrom: St Mary's church\nTo: Wildevy Estate\nDate: 10 October 2027\n\nThe price for 40 guests is R 8 000.",
  ],
  [
    "two-dashes",
    "Option one: 6 hours, R 20 000.\n--\nOption two: 8 hours and an album, R 28 000.\nWhich one do you want?",
  ],
  ["flowed-below-quote", "Yes, we are."],
  ["nothing-but-quote", ""],
  ["gmail-only-emoji", "👍"],
  ["pre", "Order of the day:\n14:00 ceremony\n15:00 photos"],
  ["zwj", "We love it 👨‍👩‍👧"],
  ["latin1-no-charset", "Môre is die beste, sê Zoë."],
  ["gmail-reaction", "👍"],
  ["proton-signature", "Yes please."],
  ["zoho-attribution", "Yes please"],
])("%s has the text that its author wrote", async (name, text) => {
  const said = await readEmail(readCase(name), { addresses });
  expect(said).toMatchObject({ from: caseAddresses.from, automatic: null, text, files: [] });
});

test.each<CaseName>(["auto-outlook-subject", "auto-x-autogenerated", "auto-x-autoreply-from"])(
  "%s was written by nobody",
  async (name) => {
    expect(await readEmail(readCase(name))).toMatchObject({ automatic: "auto-reply" });
  },
);
