import { pictureShapes } from "../src/features/media/rules.ts";
import { encodePicture } from "../src/platform/encode-picture.ts";
import { contentHash, private_prefix, type Storage } from "../src/platform/storage.ts";
import type { storedFile } from "../src/schema/media.ts";
import type { DemoTalk, DemoTalkFile } from "./content/directory.ts";
import { writePdf } from "./content/write-pdf.ts";
import { draw } from "./store-artwork.ts";

type StoredRow = typeof storedFile.$inferInsert;

/** Draws and writes what was sent in conversations, and stores it for their two sides alone; answers what the database keeps of it, by the files' ids. */
export async function storeTalkFiles(storage: Storage, talks: readonly DemoTalk[]): Promise<Map<string, StoredRow>> {
  const stored = new Map<string, StoredRow>();
  for (const file of talks.flatMap(({ files }) => files)) stored.set(file.row.id, await store(storage, file));
  return stored;
}

async function store(storage: Storage, { row, of }: DemoTalkFile): Promise<StoredRow> {
  const hash = `${private_prefix}${contentHash(Buffer.from(row.id))}`;
  if (of.as === "paper") {
    const bytes = writePdf(of.lines);
    await storage.put(`${hash}.pdf`, bytes);
    return { hash, kind: "document", content_type: "application/pdf", bytes: bytes.length };
  }
  const { parts, ...facts } = await encodePicture(Buffer.from(draw(of)), pictureShapes.message);
  for (const [end, bytes] of parts) await storage.put(`${hash}${end}`, bytes);
  return { hash, kind: "image", content_type: "image/webp", ...facts };
}
