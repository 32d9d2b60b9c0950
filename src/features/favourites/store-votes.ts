import { and, eq, sql } from "drizzle-orm";
import type { Vote } from "../../contract/favourites/votes.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { isoTimestamp } from "../../platform/iso-timestamp.ts";
import { favouriteVote } from "../../schema/couples.ts";

type VoteRow = typeof favouriteVote.$inferSelect;

export async function listVotes(db: Database, couple_id: string): Promise<VoteRow[]> {
  const { updated_at, account_id } = favouriteVote;
  return db.select().from(favouriteVote).where(eq(favouriteVote.couple_id, couple_id)).orderBy(updated_at, account_id);
}

/** Replaces the vote. A private note stays private until its text changes. */
export async function putVote(tx: Database, row: VoteRow): Promise<void> {
  const { vote, note, updated_at } = row;
  const { couple_id, provider_id, account_id } = favouriteVote;
  const is_private = sql`excluded.is_private or (${favouriteVote.is_private} and ${favouriteVote.note} = excluded.note)`;
  await tx
    .insert(favouriteVote)
    .values(row)
    .onConflictDoUpdate({ target: [couple_id, provider_id, account_id], set: { vote, note, is_private, updated_at } });
}

export async function removeVote(
  tx: Database,
  which: Pick<VoteRow, "couple_id" | "provider_id" | "account_id">,
): Promise<void> {
  const { couple_id, provider_id, account_id } = favouriteVote;
  const condition = and(
    eq(couple_id, which.couple_id),
    eq(provider_id, which.provider_id),
    eq(account_id, which.account_id),
  );
  await tx.delete(favouriteVote).where(condition);
}

/** In all weddings; no name for an unlisted provider. */
export async function listVotesOf(
  db: Database,
  account_id: string,
): Promise<{ business_name: string | null; vote: Vote | null; note: string; updated_at: string }[]> {
  return rows(
    db,
    sql`select case when l.provider_id is not null then p.business_name end as business_name, v.vote, v.note, ${isoTimestamp("v.updated_at")} as updated_at
      from favourite_vote v
      join provider p on p.id = v.provider_id
      left join listing l on l.provider_id = v.provider_id
      where v.account_id = ${account_id}
      order by v.updated_at desc, v.provider_id`,
  );
}

/** Removes old votes on removed favourites; answers the count. */
export async function removeStray(db: Database, voted_before: Date, limit: number): Promise<number> {
  const deleted = await rows(
    db,
    sql`delete from favourite_vote where (couple_id, provider_id, account_id) in (
        select v.couple_id, v.provider_id, v.account_id from favourite_vote v
        where v.updated_at < ${voted_before.toISOString()}::timestamptz
          and not exists (select 1 from favourite f where f.couple_id = v.couple_id and f.provider_id = v.provider_id)
        limit ${limit} for update skip locked)
      returning provider_id`,
  );
  return deleted.length;
}

/** A member's existing vote in the target wedding is older and is replaced. */
export async function moveVotes(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    delete from favourite_vote own using favourite_vote handed
    where own.couple_id = ${to} and handed.couple_id = ${from} and own.provider_id = handed.provider_id and own.account_id = handed.account_id`);
  await tx.update(favouriteVote).set({ couple_id: to }).where(eq(favouriteVote.couple_id, from));
}
