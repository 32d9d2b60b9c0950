import { expect, test } from "vitest";
import { keyedHashOf } from "../../platform/keyed-hash.ts";
import { linkTokenOf, mailboxOf, readLinkToken, stops } from "./rules.ts";

const keyedHash = keyedHashOf("the secret of this installation, which nobody knows");
const token = linkTokenOf(keyedHash, "Thandi.Nkosi+weddings@gmail.com");

test("a link's token is for one mailbox, whatever its tag, its capitals and Gmail's dots", () => {
  expect(readLinkToken(keyedHash, token)).toBe(mailboxOf(keyedHash, "thandinkosi@gmail.com"));
  expect(linkTokenOf(keyedHash, "thandinkosi@googlemail.com")).toBe(token);
  expect(linkTokenOf(keyedHash, "thandi.nkosi@post.example")).not.toBe(
    linkTokenOf(keyedHash, "thandinkosi@post.example"),
  );
});

test("a link's token names no address and fits an address", () => {
  expect(token).toMatch(/^[\w-]{86}$/);
  expect(token.toLowerCase()).not.toContain("thandi");
});

const mailbox = mailboxOf(keyedHash, "thandinkosi@gmail.com");
const other = linkTokenOf(keyedHash, "other@post.example");

test.each([
  ["the mailbox alone, as the table holds it", mailbox],
  ["the mailbox with the seal of another", mailbox + other.slice(43)],
  ["the mailbox as its own seal", mailbox + mailbox],
  ["a changed last character", token.slice(0, -1) + (token.endsWith("A") ? "E" : "A")],
  ["more at its end", `${token}A`],
  [
    "that of another installation",
    linkTokenOf(keyedHashOf("another secret of another installation"), "thandinkosi@gmail.com"),
  ],
  ["nothing", ""],
  ["letters of other alphabets", "ß".repeat(86)],
])("no token is %s", (_name, forged) => {
  expect(readLinkToken(keyedHash, forged)).toBeNull();
});

test.each([
  ["all", "security", false],
  ["all", "other", true],
  ["all", "messages", true],
  ["messages", "messages", true],
  ["messages", "enquiries", false],
  ["messages", "other", false],
  ["messages", "security", false],
] as const)("a person who stopped %s gets no email about %s: %s", (wish, about, expected) => {
  expect(stops(wish, about)).toBe(expected);
});
