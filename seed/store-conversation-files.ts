import { contentHash, private_prefix, type Storage } from "../src/platform/storage/storage.ts";
import type { storedFile } from "../src/schema/media.ts";
import type { DemoDirectory, DemoConversationFile } from "./directory.ts";
import { storePicture } from "./store-pictures.ts";
import { writePdf } from "./write-pdf.ts";

type StoredRow = typeof storedFile.$inferInsert;
type Given = Pick<DemoDirectory, "talks" | "pictures">;

export async function storeConversationFiles(
  storage: Storage,
  { talks, pictures }: Given,
): Promise<Map<string, StoredRow>> {
  const stored = new Map<string, StoredRow>();
  for (const file of talks.flatMap(({ files }) => files)) stored.set(file.row.id, await store(storage, pictures, file));
  return stored;
}

async function store(
  storage: Storage,
  pictures: Given["pictures"],
  { row, of }: DemoConversationFile,
): Promise<StoredRow> {
  if (of.as === "paper") {
    const hash = `${private_prefix}${contentHash(Buffer.from(row.id))}`;
    const bytes = writePdf(of.lines);
    await storage.put(`${hash}.pdf`, bytes);
    return { hash, kind: "document", content_type: "application/pdf", bytes: bytes.length };
  }
  const picture = pictures[of.picture];
  if (!picture) throw new Error(`the demo has no picture "${of.picture}"`);
  return { kind: "image", content_type: "image/webp", ...(await storePicture(storage, picture, private_prefix)) };
}
