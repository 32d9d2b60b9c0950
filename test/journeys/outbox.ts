import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { sharedFolder, sharedUrl } from "./places.ts";

export type EnquiryEmails = {
  enquiries: Email[];
  copies: Email[];
};

/** Caches emails, which never change: a bulk enquiry sends hundreds. */
const known = new Map<string, Email>();

async function readEmail(path: string): Promise<Email> {
  const email = known.get(path) ?? (await PostalMime.parse(await readFile(path)));
  known.set(path, email);
  return email;
}

/** Oldest first. */
export async function readOutbox(folder: string): Promise<Email[]> {
  const outbox = join(folder, "outbox");
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(names.map((name) => readEmail(join(outbox, name))));
}

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

/** Waits for exactly `providers` emails and one copy. */
export async function expectEmails(folder: string, coupleEmail: string, providers = 1): Promise<EnquiryEmails> {
  const counts = async () => {
    const { enquiries, copies } = await emailsOf(folder, coupleEmail);
    return { enquiries: enquiries.length, copies: copies.length };
  };
  await expect.poll(counts, { timeout: 20_000 }).toEqual({ enquiries: providers, copies: 1 });
  return emailsOf(folder, coupleEmail);
}

/** Waits for exactly `count`. */
export async function expectEmailsTo(address: string, subject: string, count = 1, timeout = 20_000): Promise<Email[]> {
  const find = async () => (await emailsTo(address)).filter((email) => email.subject === subject);
  await expect.poll(async () => (await find()).length, { timeout }).toBe(count);
  return find();
}

export async function emailsTo(address: string): Promise<Email[]> {
  const emails = await readOutbox(sharedFolder());
  return emails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** With plain spaces, since amounts contain no-break ones. */
export function textOf(email: Email | undefined): string {
  return email?.text?.replaceAll(/[^\S\n]/g, " ") ?? "";
}

/** The same link in text and HTML. */
export function linkIn({ text = "", html = "" }: Email, path: `/${string}`): string {
  const [link = ""] = new RegExp(`${sharedUrl()}${path}\\?token=[\\w-]+(&topic=\\w+)?`).exec(text) ?? [];
  expect(link, "a link in the email").not.toBe("");
  expect(html).toContain(link.replace("&", "&amp;"));
  return link;
}
