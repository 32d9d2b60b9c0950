import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

/** The letters of one couple's enquiries. */
export type EnquiryLetters = {
  /** To providers: their answers would go to the couple. */
  enquiries: Email[];
  /** To the couple. */
  copies: Email[];
};

async function readOutbox(folder: string): Promise<Email[]> {
  const outbox = join(folder, "outbox");
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
}

/** What lies in the outbox of a data folder because a couple with this email address has enquired. */
export async function lettersOf(folder: string, coupleEmail: string): Promise<EnquiryLetters> {
  const letters = await readOutbox(folder);
  return {
    enquiries: letters.filter(({ replyTo }) => replyTo?.some(({ address }) => address === coupleEmail)),
    copies: letters.filter(({ to }) => to?.some(({ address }) => address === coupleEmail)),
  };
}

/** The letters of a couple as soon as both kinds have come that many times; fails when there are more. */
export async function expectLetters(folder: string, coupleEmail: string, count = 1): Promise<EnquiryLetters> {
  const counts = async () => {
    const { enquiries, copies } = await lettersOf(folder, coupleEmail);
    return { enquiries: enquiries.length, copies: copies.length };
  };
  await expect.poll(counts, { timeout: 20_000 }).toEqual({ enquiries: count, copies: count });
  return lettersOf(folder, coupleEmail);
}
