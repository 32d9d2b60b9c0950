import { expect, test } from "vitest";
import { readEmailAside } from "../../src/features/conversations/inbound-mail/read-email-aside.ts";

const mail = (head: string, body: string) => Buffer.from(`From: a@b.test\r\n${head}\r\n\r\n${body}`);
const html = (body: string) => mail("Content-Type: text/html", body);
// More than any machine reads in a second, and less than fills its memory.
const parts = mail("Content-Type: multipart/mixed; boundary=x", "--x\r\n\r\n".repeat(200_000));
const read = (to: string, content: Buffer, seconds_max?: number) =>
  readEmailAside({ to, content }, { sent: "Is our day free? ".repeat(1000) }, seconds_max);

test.each<[string, Buffer]>([
  ["entities in one line", html("&nbsp;a".repeat(70_000))],
  ["links in one line", html('<a href="https://a.test/b">c</a> '.repeat(14_000))],
  ["line breaks", html("<br>".repeat(120_000))],
  ["quoted lines", mail("X-Any: one", "> Is our day\r\nno\r\n".repeat(25_000))],
  ["heads", mail("X-Any: one", "From: a\r\nTo: b\r\n".repeat(25_000))],
  ["lines that could name the writer", mail("X-Any: one", "On 2026:\r\n".repeat(40_000))],
  ["one long line", mail("X-Any: one", "https://umshado.test/".repeat(20_000))],
])("half a megabyte of %s is read in time", async (_, content) => {
  // catches superlinear time on any machine
  expect(await read("a", content, 6)).toMatchObject({ from: "a@b.test" });
});

test.each(["<b>".repeat(83_000) + "</i>".repeat(62_000), "<blockquote>".repeat(40_000)])(
  "elements in each other without end are not read",
  async (body) => {
    expect(await read("a", html(body))).toBe("unreadable");
  },
);

test("a mail that takes longer is given up, and delays only emails to the same address", async () => {
  const order: string[] = [];
  const one = async (to: string, name: string, content: Buffer, seconds_max?: number) => {
    const answer = await read(to, content, seconds_max);
    order.push(`${name} ${typeof answer === "string" ? answer : "read"}`);
  };
  const yes = mail("X-Any: one", "Yes.");
  await Promise.all([one("a", "first", parts, 1), one("a", "second", yes), one("b", "other", yes)]);
  expect(order).toEqual(["other read", "first slow", "second read"]);
});
