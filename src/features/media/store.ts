import { asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { media, storedFile } from "../../schema/media.ts";

/** Everything that a provider shows, in its order, with the files it is stored in. */
export async function listOf(db: Database, provider_id: string) {
  return db
    .select({
      id: media.id,
      role: media.role,
      video_id: media.video_id,
      caption: media.caption,
      alternative_text: media.alternative_text,
      file: {
        hash: storedFile.hash,
        kind: storedFile.kind,
        content_type: storedFile.content_type,
        width: storedFile.width,
        height: storedFile.height,
        widths: storedFile.widths,
        placeholder: storedFile.placeholder,
      },
    })
    .from(media)
    .leftJoin(storedFile, eq(storedFile.hash, media.file_hash))
    .where(eq(media.provider_id, provider_id))
    .orderBy(asc(media.position), asc(media.id));
}

/** A medium with its file, if it has one. */
export type MediaRow = Awaited<ReturnType<typeof listOf>>[number];
