import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect, vi } from "vitest";

export type Mailbox = {
  /** Oldest first. */
  emails(): Promise<Email[]>;
  emailsTo(address: string): Promise<Email[]>;
  waitFor(address: string, count?: number): Promise<Email[]>;
};

export function openMailbox(folder: string): Mailbox {
  const emails = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
    return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  };
  const emailsTo = async (address: string) =>
    (await emails()).filter(({ to }) => to?.some((each) => each.address?.toLowerCase() === address.toLowerCase()));
  return {
    emails,
    emailsTo,
    waitFor: (address, count = 1) =>
      vi.waitFor(
        async () => {
          const result = await emailsTo(address);
          expect(result.length).toBeGreaterThanOrEqual(count);
          return result;
        },
        { timeout: 10_000, interval: 50 },
      ),
  };
}

export function tokenIn(mail: Email | undefined): string {
  const result = [mail?.text, mail?.html].map(
    (part) => /[?&]token=([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/.exec(part ?? "")?.[1],
  );
  expect(result[0]).toBeDefined();
  expect(result[1]).toBe(result[0]);
  return result[0] ?? "";
}
