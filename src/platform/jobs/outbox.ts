import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { Config } from "../config.ts";
import { folderStorage } from "../storage/storage-folder.ts";
import type { Storage } from "../storage/storage.ts";

export function outboxStorage({ dataDir }: Pick<Config, "dataDir">): Storage {
  return folderStorage(join(dataDir, "outbox"));
}

export type OutboxEntry = { id: string; to: string; subject: string; sent_at: string };

export type OutboxEmail = OutboxEntry & { from: string; reply_to: string | null; text: string; html: string };

/** Newest first. */
export async function listOutbox(storage: Storage, most: number): Promise<OutboxEntry[]> {
  const names: string[] = [];
  for await (const name of storage.list()) if (name.endsWith(".eml")) names.push(name);
  const newest = names.toSorted().toReversed().slice(0, most);
  const emails = await Promise.all(newest.map((name) => openFile(storage, name)));
  return emails.flatMap((email) => (email ? [entryOf(email)] : []));
}

export async function readOutboxEmail(storage: Storage, id: string): Promise<OutboxEmail | null> {
  return openFile(storage, `${id}.eml`);
}

function entryOf({ id, to, subject, sent_at }: OutboxEmail): OutboxEntry {
  return { id, to, subject, sent_at };
}

/** Deletes emails created before a moment, by their ids (UUID v7). */
export async function purgeOutbox(storage: Storage, before: Date): Promise<void> {
  const old: string[] = [];
  for await (const name of storage.list())
    if (name.endsWith(".eml") && promisedAt(name) < before.getTime()) old.push(name);
  for (const name of old) await storage.remove(name);
}

function promisedAt(name: string): number {
  return Number.parseInt(name.replaceAll("-", "").slice(0, 12), 16);
}

async function openFile(storage: Storage, name: string): Promise<OutboxEmail | null> {
  const bytes = await storage.get(name);
  if (!bytes) return null;
  const mail = await PostalMime.parse(bytes);
  return {
    id: name.replace(/\.eml$/, ""),
    to: mail.to?.map(nameOf).join(", ") ?? "",
    from: mail.from ? nameOf(mail.from) : "",
    reply_to: mail.replyTo?.map(nameOf).join(", ") ?? null,
    subject: mail.subject ?? "",
    sent_at: mail.date ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

function nameOf({ name, address }: NonNullable<Email["from"]>): string {
  return name ? `${name} <${address ?? ""}>` : (address ?? "");
}
