import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { media, type mediaRoles } from "../../schema/media.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { isProviderId } from "../providers/rules.ts";
import { listEndorsed, lockProvider, updateProvider } from "../providers/write-profile.ts";
import { recomputeTrust } from "../trust/recompute-trust.ts";

export type MediaRole = (typeof mediaRoles)[number];

/** Which inputs of a provider's trust and which pages a change touches. */
type Touched = MediaRole | "words";

/**
 * Changes the own media in one transaction. The provider's row is the lock: changes at once wait for each other, so
 * that each decides by what the other left. Trust is recomputed, and everything that shows the provider made anew.
 */
export async function changeMedia<T>(
  ctx: Context,
  touched: Touched | null,
  change: (tx: Database, provider_id: string) => Promise<{ result: T; touched?: Touched }>,
): Promise<T> {
  const { id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    if (!(await lockProvider(tx, id))) refuse("provider_not_found");
    const { result, touched: found } = await change(tx, id);
    await updateProvider(tx, id, { updated_at: ctx.clock() });
    const what = found ?? touched ?? "words";
    if (what !== "words") await recomputeTrust(tx, id);
    await announceChange(tx, await changedNames(tx, id, what));
    await recordImpersonated(ctx, tx, { action: "media_changed", details: { what } });
    return result;
  });
}

/** Its logo stands beside what it said of others; cards show logo, banner and the score, which a gallery enters. */
async function changedNames(tx: Database, id: string, touched: Touched): Promise<string[]> {
  if (touched === "words" || touched === "video") return [`provider:${id}`];
  const endorsed = touched === "logo" ? await listEndorsed(tx, id) : [];
  return ["catalogue", ...[id, ...endorsed].map((each) => `provider:${each}`)];
}

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
