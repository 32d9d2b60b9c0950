import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { sharedFolder, sharedUrl } from "./places.ts";

/** The emails of one couple's enquiries. */
export type EnquiryEmails = {
  /** To providers: their answers would go to the couple. */
  enquiries: Email[];
  /** To the couple: its own copies. */
  copies: Email[];
};

/** What was read already: an email in an outbox never changes, and an enquiry to many leaves hundreds. */
const known = new Map<string, Email>();

async function readEmail(path: string): Promise<Email> {
  const email = known.get(path) ?? (await PostalMime.parse(await readFile(path)));
  known.set(path, email);
  return email;
}

/** Every email in the outbox of a data folder, oldest first. */
export async function readOutbox(folder: string): Promise<Email[]> {
  const outbox = join(folder, "outbox");
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(names.map((name) => readEmail(join(outbox, name))));
}

/** What lies in the outbox of a data folder because a couple with this email address has enquired. */
export async function emailsOf(folder: string, coupleEmail: string): Promise<EnquiryEmails> {
  const emails = await readOutbox(folder);
  return {
    enquiries: emails.filter(({ replyTo }) => replyTo?.some(({ address }) => address === coupleEmail)),
    copies: emails.filter(
      ({ to, subject }) =>
        to?.some(({ address }) => address === coupleEmail) && subject?.startsWith("Your enquiry to "),
    ),
  };
}

/** The emails of a couple's enquiry as soon as it has reached that many providers, with the one copy; fails when there are more. */
export async function expectEmails(folder: string, coupleEmail: string, providers = 1): Promise<EnquiryEmails> {
  const counts = async () => {
    const { enquiries, copies } = await emailsOf(folder, coupleEmail);
    return { enquiries: enquiries.length, copies: copies.length };
  };
  await expect.poll(counts, { timeout: 20_000 }).toEqual({ enquiries: providers, copies: 1 });
  return emailsOf(folder, coupleEmail);
}

/** The emails to an address with this subject, as soon as that many have come; fails when there are more. */
export async function expectEmailsTo(address: string, subject: string, count = 1, timeout = 20_000): Promise<Email[]> {
  const find = async () => (await emailsTo(address)).filter((email) => email.subject === subject);
  await expect.poll(async () => (await find()).length, { timeout }).toBe(count);
  return find();
}

/** Whatever lies in the shared product's outbox for an address. */
export async function emailsTo(address: string): Promise<Email[]> {
  const emails = await readOutbox(sharedFolder());
  return emails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** What an email says, with plain spaces: amounts hold others, which no line breaks at. */
export function sayingOf(email: Email | undefined): string {
  return email?.text?.replaceAll(/[^\S\n]/g, " ") ?? "";
}

/** The link of an email that leads to a path of ours; it stands in its text and in its HTML. */
export function linkIn({ text = "", html = "" }: Email, path: `/${string}`): string {
  const [link = ""] = new RegExp(`${sharedUrl()}${path}\\?token=[\\w-]+(&topic=\\w+)?`).exec(text) ?? [];
  expect(link, "a link in the letter").not.toBe("");
  expect(html).toContain(link.replace("&", "&amp;"));
  return link;
}
