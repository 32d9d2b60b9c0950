import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { media, type mediaRoles } from "../../schema/media.ts";
import { isProviderId } from "../providers/rules.ts";

export { listEndorsed } from "../providers/store-profile.ts";

export type MediaRole = (typeof mediaRoles)[number];

export async function countMedia(db: Database, provider_id: string, role: MediaRole): Promise<number> {
  return db.$count(media, and(eq(media.provider_id, provider_id), eq(media.role, role)));
}

/** Replaces the file in the role's one place; the medium's id stays the same. */
export async function upsertFile(
  tx: Database,
  provider_id: string,
  role: "logo" | "banner" | "poster",
  file_hash: string,
): Promise<string> {
  const mine = and(eq(media.provider_id, provider_id), eq(media.role, role));
  const [placed] = await tx.update(media).set({ file_hash }).where(mine).returning({ id: media.id });
  if (placed) return placed.id;
  const id = newId();
  await tx.insert(media).values({ id, provider_id, role, file_hash });
  return id;
}

export async function removePoster(tx: Database, provider_id: string): Promise<void> {
  await tx.delete(media).where(and(eq(media.provider_id, provider_id), eq(media.role, "poster")));
}

type Added = { role: "gallery"; file_hash: string } | { role: "video"; video_id: string; caption: string | null };

export async function appendMedia(tx: Database, provider_id: string, added: readonly Added[]): Promise<string[]> {
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${media.position}), 0)::int` })
    .from(media)
    .where(eq(media.provider_id, provider_id));
  const rows = added.map((each, index) => ({ ...each, id: newId(), provider_id, position: last + 1 + index }));
  await tx.insert(media).values(rows);
  return rows.map(({ id }) => id);
}

export async function hasVideo(tx: Database, provider_id: string, video_id: string): Promise<boolean> {
  const same = and(eq(media.provider_id, provider_id), eq(media.role, "video"), eq(media.video_id, video_id));
  return (await tx.$count(media, same)) > 0;
}

export async function removeMedium(tx: Database, provider_id: string, id: string): Promise<MediaRole> {
  const [removed] = await tx.delete(media).where(mediumFilter(provider_id, id)).returning({ role: media.role });
  return removed?.role ?? refuse("media_not_found");
}

export async function clearSlot(tx: Database, provider_id: string, role: "logo" | "banner"): Promise<MediaRole> {
  const mine = and(eq(media.provider_id, provider_id), eq(media.role, role));
  const [removed] = await tx.delete(media).where(mine).returning({ role: media.role });
  return removed?.role ?? refuse("media_not_found");
}

/** Undefined fields stay unchanged. Refuses a medium that doesn't exist. */
export async function updateCaptions(
  tx: Database,
  provider_id: string,
  id: string,
  captions: { caption?: string | null | undefined; alternative_text?: string | null | undefined },
): Promise<void> {
  const { caption = sql`caption`, alternative_text = sql`alternative_text` } = captions;
  const written = await tx
    .update(media)
    .set({ caption, alternative_text })
    .where(mediumFilter(provider_id, id))
    .returning({ id: media.id });
  if (written.length === 0) refuse("media_not_found");
}

function mediumFilter(provider_id: string, id: string) {
  if (!isProviderId(id)) refuse("media_not_found");
  return and(eq(media.provider_id, provider_id), eq(media.id, id));
}

export async function listGalleryIds(tx: Database, provider_id: string): Promise<string[]> {
  const result = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.provider_id, provider_id), inArray(media.role, ["gallery", "video"])))
    .orderBy(asc(media.position), asc(media.id));
  return result.map(({ id }) => id);
}

export async function writeOrder(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update media set position = place.position
    from jsonb_to_recordset(${JSON.stringify(ids.map((id, index) => ({ id, position: index + 1 })))}::jsonb)
      as place(id uuid, position integer)
    where media.id = place.id and media.position <> place.position`);
}
