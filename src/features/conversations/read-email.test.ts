import fc from "fast-check";
import { expect, test } from "vitest";
import { readMail, type MailName } from "../../../test/read-mail.ts";
import { plainLine, plainParagraphs } from "../../contract/plain-text.ts";
import { cutQuote } from "./cut-quote.ts";
import { readEmail } from "./read-email.ts";
import { readHtml } from "./read-html.ts";

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
])("%s: what was written stays, what it answers and the signature go", async (name, text) => {
  expect(await read(name)).toMatchObject({ from, text, automatic: null, files: [] });
});

test("a forwarded mail stays whole: what stands below was meant to be sent", async () => {
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
  ["Precedence: list", "auto-reply"],
  ["List-Id: <all.karoo.test>", "list"],
  ["X-Autoreply: yes", "auto-reply"],
  ["Auto-Submitted: no", null],
  ["X-Auto-Response-Suppress: All", null],
])("a mail with %s: %s", async (header, automatic) => {
  const raw = `${header}\r\n${readMail("plain", { from, to, text: "Yes." }).toString()}`;
  expect(await readEmail(Buffer.from(raw))).toMatchObject({ automatic });
});

test("a mail that went through many hands is a loop", async () => {
  const hops = "Received: from a by b\r\n".repeat(51);
  const raw = hops + readMail("plain", { from, to, text: "Yes." }).toString();
  expect(await readEmail(Buffer.from(raw))).toMatchObject({ automatic: "loop" });
});

test("a mail without a Message-ID is known by what it says, and one of several senders is nobody's", async () => {
  const plain = (text: string) => Buffer.from(`From: a@b.test\r\nDate: today\r\n\r\n${text}\r\n`);
  const [one, same, other] = [
    await readEmail(plain("Yes")),
    await readEmail(plain("Yes")),
    await readEmail(plain("No")),
  ];
  expect([one.message_id === same.message_id, one.message_id === other.message_id]).toEqual([true, false]);
  expect(await readEmail(Buffer.from("From: a@b.test\r\nFrom: c@d.test\r\n\r\nYes"))).toMatchObject({ from: "" });
});

test("answers between quoted lines keep what they answer; what was quoted below them goes", () => {
  const text =
    "On 17 Jun 2026 at 12:00, Lerato wrote:\n> Is it free?\nYes.\n> How much?\nR18 500.\n> Kind regards\n> Lerato";
  expect(cutQuote(text)).toBe("> Is it free?\nYes.\n> How much?\nR18 500.");
});

test.each([
  ["Yes.\n\nOn Wed, 17 Jun 2026 at 12:00, A <a@b.test>\nwrote:\n\n> Free?", "Yes."],
  ["Ja.\n\nOp 17 Jun. 2026 om 12:00 het Lerato <a@b.test> geskryf:\n> Vry?", "Ja."],
  ["Ja.\n\n-----Oorspronklike boodskap-----\nVan: A\nGestuur: Woensdag\nAan: B\nOnderwerp: C\n\nVry?", "Ja."],
  ["Ja.\n\nVan: A <a@b.test>\nGestuur: Woensdag 17 Junie 2026 12:00\nAan: B\nOnderwerp: C\n\nVry?", "Ja."],
  ["Yes.\n\n________________________________\nFrom: A\nSent: today\nTo: B\nSubject: C\n\nFree?", "Yes."],
  ["Yes.\n\nSent from my Galaxy", "Yes."],
  ["Ja.\n\nGestuur vanaf my iPhone", "Ja."],
  ["Yes.\n\nGet Outlook for Android<https://aka.ms/x>", "Yes."],
  ["Yes.\n-- \nAnneke\n082", "Yes."],
  ["On Saturday my sister wrote:\nthat she comes too.", "On Saturday my sister wrote:\nthat she comes too."],
  ["From: Paarl we come quickly.", "From: Paarl we come quickly."],
  ["> Is it free?", ""],
  ["", ""],
])("%j says %j", (text, said) => {
  expect(cutQuote(text)).toBe(said);
});

test("where everything would be cut everything stays, as below a line without quotation marks", () => {
  const text = "On 17 Jun 2026 at 12:00, A wrote:\nIt is free.";
  expect(cutQuote(text)).toBe(text);
});

test("a mail in HTML is read as it is seen: lines, lists and links, nothing that is hidden", () => {
  const html = `<style>p{}</style><p>Good day</p><ul><li>eight hours</li><li>two people</li></ul>
    <div style="display:none">seen by nobody</div><script>alert(1)</script>
    <p>See <a href="https://karoo.test/">karoo.test</a> or <a href="https://karoo.test/p">prices</a><br>Bye &amp; thanks</p>`;
  expect(cutQuote(readHtml(html))).toBe(
    "Good day\n\n- eight hours\n- two people\nSee karoo.test or prices (https://karoo.test/p)\nBye & thanks",
  );
});

test("what hangs on a mail is brought along; signatures and small pictures of the text are not", async () => {
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

test("bytes that no text has are stored nowhere: they go from what was written and from every name", async () => {
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

test("whatever a mail holds, it is read or refused, and what is read fits a message's shape", async () => {
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
        expect(name).toBe(plainLine(name));
    }),
    { numRuns: 400 },
  );
});

const unspaced = (text: string) => text.replaceAll(/\s/g, "");

test("whatever a text or a page holds, nothing is said that does not stand there", () => {
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
      const said = cutQuote(lines.join("\n"));
      for (const each of said.split("\n")) expect(["", ...lines.map((given) => given.trim())]).toContain(each);
      const shown = cutQuote(readHtml(lines.join("<br>")));
      expect(unspaced(shown).length).toBeLessThanOrEqual(unspaced(lines.join("")).length);
    }),
    { numRuns: 300, examples: [[["Yes.", "> Free?", "Yes.", "> Free?", "Yes."]]] },
  );
});
