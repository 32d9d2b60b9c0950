import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { newId } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { media, type mediaRoles } from "../../schema/media.ts";
import { isProviderId } from "../providers/rules.ts";

export type MediaRole = (typeof mediaRoles)[number];

/** How many media of a kind a provider has. */
export async function countMedia(db: Database, provider_id: string, role: MediaRole): Promise<number> {
  return db.$count(media, and(eq(media.provider_id, provider_id), eq(media.role, role)));
}

/** Puts a file in the one place of its kind and answers the medium's id, which stays the same. */
export async function placeFile(
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

/** The frame that stood for a film goes with it. */
export async function removePoster(tx: Database, provider_id: string): Promise<void> {
  await tx.delete(media).where(and(eq(media.provider_id, provider_id), eq(media.role, "poster")));
}

type Added = { role: "gallery"; file_hash: string } | { role: "video"; video_id: string; caption: string | null };

/** Adds media behind those that are there and answers their ids. */
export async function appendMedia(tx: Database, provider_id: string, added: readonly Added[]): Promise<string[]> {
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${media.position}), 0)::int` })
    .from(media)
    .where(eq(media.provider_id, provider_id));
  const rows = added.map((each, index) => ({ ...each, id: newId(), provider_id, position: last + 1 + index }));
  await tx.insert(media).values(rows);
  return rows.map(({ id }) => id);
}

/** Whether a provider shows a video already. */
export async function hasVideo(tx: Database, provider_id: string, video_id: string): Promise<boolean> {
  const same = and(eq(media.provider_id, provider_id), eq(media.role, "video"), eq(media.video_id, video_id));
  return (await tx.$count(media, same)) > 0;
}

/** Deletes a provider's own medium and answers what it was; refuses one that is not there, or somebody else's. */
export async function removeMedium(tx: Database, provider_id: string, id: string): Promise<MediaRole> {
  const [gone] = await tx.delete(media).where(own(provider_id, id)).returning({ role: media.role });
  return gone?.role ?? refuse("media_not_found");
}

/** Empties the place of a logo or banner; refuses where there is none. */
export async function removePlaced(tx: Database, provider_id: string, role: "logo" | "banner"): Promise<MediaRole> {
  const mine = and(eq(media.provider_id, provider_id), eq(media.role, role));
  const [gone] = await tx.delete(media).where(mine).returning({ role: media.role });
  return gone?.role ?? refuse("media_not_found");
}

/** Writes what is said of a provider's own medium; what is undefined stays. Refuses one that is not there. */
export async function updateWords(
  tx: Database,
  provider_id: string,
  id: string,
  words: { caption?: string | null | undefined; alternative_text?: string | null | undefined },
): Promise<void> {
  const { caption = sql`caption`, alternative_text = sql`alternative_text` } = words;
  const written = await tx
    .update(media)
    .set({ caption, alternative_text })
    .where(own(provider_id, id))
    .returning({ id: media.id });
  if (written.length === 0) refuse("media_not_found");
}

/** Refuses what can't be an id as what is not there. */
function own(provider_id: string, id: string) {
  if (!isProviderId(id)) refuse("media_not_found");
  return and(eq(media.provider_id, provider_id), eq(media.id, id));
}

/** The ids of a provider's pictures and videos, in their order. */
export async function listShown(tx: Database, provider_id: string): Promise<string[]> {
  const found = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.provider_id, provider_id), inArray(media.role, ["gallery", "video"])))
    .orderBy(asc(media.position), asc(media.id));
  return found.map(({ id }) => id);
}

/** Numbers media in the order of their ids' list. */
export async function writeOrder(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update media set position = place.position
    from jsonb_to_recordset(${JSON.stringify(ids.map((id, index) => ({ id, position: index + 1 })))}::jsonb)
      as place(id uuid, position integer)
    where media.id = place.id and media.position <> place.position`);
}
