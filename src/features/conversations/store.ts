import { eq, sql, type SQL } from "drizzle-orm";
import { conversations_per_page, open_conversations_max } from "../../contract/conversations/calls.ts";
import type { BudgetRange } from "../../contract/primitives.ts";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import { conversation } from "../../schema/conversations.ts";
import type { Folder, Side, Status } from "./rules.ts";

/** Timestamps as drivers return them. */
export type Listed = {
  id: string;
  status: Status;
  folder: Folder;
  provider_id: string | null;
  provider_name: string;
  category: string | null;
  couple_name: string;
  wedding_date: string | null;
  venue_location: string | null;
  opened_at: Date | string;
  last_at: Date | string;
  last_by: Side;
  couple_unread: number;
  provider_unread: number;
  confirm_by: Date | string | null;
  couple_blocked_at: Date | string | null;
  provider_blocked_at: Date | string | null;
  last_text: string;
  last_files: number;
};

const listed = sql`c.id, c.status, c.folder, case when p.is_published then p.id end as provider_id, r.provider_name, k.name as category,
  e.couple_name, e.wedding_date::text as wedding_date, e.venue_location, c.opened_at, c.last_at, c.last_by, c.couple_unread, c.provider_unread, c.couple_blocked_at, c.provider_blocked_at,
  (select min(b.held_until) from booking b where b.conversation_id = c.id and b.state = 'held') as confirm_by,
  coalesce(case when c.last_position = 0 then e.message
    else (select body from message where conversation_id = c.id and position = c.last_position) end, '') as last_text,
  (select count(*)::int from message_file f join message m on m.id = f.message_id where m.conversation_id = c.id and m.position = c.last_position) as last_files`;
export const joinedConversations = sql`conversation c join enquiry_recipient r on r.id = c.id join enquiry e on e.id = c.enquiry_id
  left join provider p on p.id = c.provider_id left join category k on k.id = coalesce(r.category_id, p.category_ids[1])`;

const page_size = conversations_per_page;
const pageOf = (page: number) => sql`limit ${page_size} offset ${(page - 1) * page_size}`;

export type ConversationFilter = {
  page: number;
  folder?: Folder | undefined;
  search?: string | undefined;
  /** Impersonating admins can't search messages [conversations-3]. */
  isActing?: boolean;
};

const newest = sql`order by c.last_at desc nulls last, c.id desc nulls last`;

/** Newest first, with the total. Joins only the page's rows. */
export async function listOfProvider(db: Database, provider_id: string, { page, ...narrowed }: ConversationFilter) {
  const condition = inFolder(provider_id, narrowed);
  const ids = sql`select c.id from ${searchedIn(narrowed.search)} where ${condition} ${newest} ${pageOf(page)}`;
  return {
    result: await rows<Listed>(db, sql`select ${listed} from ${joinedConversations} where c.id in (${ids}) ${newest}`),
    total: await countThese(db, condition, narrowed.search),
  };
}

/** A condition on `joinedConversations`. */
export function inFolder(provider_id: string, { folder, search, isActing }: Omit<ConversationFilter, "page">): SQL {
  const within =
    folder === undefined ? (search ? sql`true` : sql`c.folder not in ('archived', 'junk')`) : sql`c.folder = ${folder}`;
  return sql`c.provider_id = ${provider_id} and ${within}${holding(search, isActing)}`;
}

/** By category, unread first, then newest; with the total. */
export async function listOfCouple(db: Database, couple_id: string, { page, search, isActing }: ConversationFilter) {
  const condition = sql`c.couple_id = ${couple_id}${holding(search, isActing)}`;
  const order = sql`max(c.couple_unread) over (partition by k.id) > 0 desc, k.position, c.couple_unread > 0 desc, c.last_at desc, c.id desc`;
  return {
    result: await rows<Listed>(
      db,
      sql`select ${listed} from ${joinedConversations} where ${condition} order by ${order} ${pageOf(page)}`,
    ),
    total: await countThese(db, condition, search),
  };
}

/** Joins other tables only for a search. */
async function countThese(db: Database, condition: SQL, search: string | undefined): Promise<number> {
  return db.$count(sql`${searchedIn(search)} where ${condition}`);
}

const searchedIn = (search: string | undefined) => (search ? joinedConversations : sql`conversation c`);

/** `offset 0` forces a lookup per conversation; otherwise the planner searches everybody's messages first. */
function holding(search: string | undefined, isActing = false): SQL {
  if (!search) return sql``;
  const pattern = containing(search);
  const named = sql`e.couple_name ilike ${pattern} or r.provider_name ilike ${pattern} or e.venue_location ilike ${pattern}`;
  if (isActing) return sql` and (${named})`;
  return sql` and (${named} or e.message ilike ${pattern}
    or exists (select 1 from message m where m.conversation_id = c.id and m.body ilike ${pattern} offset 0)
    or exists (select 1 from message_file f where f.conversation_id = c.id and f.message_id is not null and f.name ilike ${pattern} offset 0))`;
}

export type OpenConversation = {
  id: string;
  provider_id: string | null;
  provider_name: string;
  category_id: number | null;
  is_open: boolean;
  is_answered: boolean;
  is_unread: boolean;
};

const isOpen = sql`c.status in ('new', 'answered', 'quoted') and c.couple_blocked_at is null and c.provider_blocked_at is null and c.provider_id is not null`;

export async function listOpenOf(db: Database, couple_id: string): Promise<OpenConversation[]> {
  return rows(
    db,
    sql`select c.id, case when p.is_published then p.id end as provider_id, r.provider_name, k.id as category_id,
        c.status <> 'new' as is_answered, c.couple_unread > 0 as is_unread, ${isOpen} as is_open
      from ${joinedConversations} where c.couple_id = ${couple_id} and (c.couple_unread > 0 or ${isOpen})
      order by c.last_at desc, c.id desc limit ${open_conversations_max}`,
  );
}

export async function countUnread(db: Database, couple_id: string): Promise<number> {
  return db.$count(sql`conversation`, sql`couple_id = ${couple_id} and couple_unread > 0`);
}

/** `unread` leaves out junk. Uses indexes only. */
export async function countInbox(
  db: Database,
  provider_id: string,
): Promise<{ folder: Folder | "unread"; total: number }[]> {
  return rows(
    db,
    sql`select folder, count(*)::int as total from conversation where provider_id = ${provider_id} group by folder
      union all
      select 'unread', count(*)::int from conversation where provider_id = ${provider_id} and provider_unread > 0 and folder <> 'junk'`,
  );
}

export type Result = Listed & {
  category_slug: string | null;
  couple_id: string | null;
  /** Also if unpublished; null once deleted. */
  own_provider_id: string | null;
  is_couple_deleted: boolean;
  /** A suspended provider can't write. */
  is_suspended: boolean;
  last_position: number;
  couple_read_to: number;
  provider_read_to: number;
  enquiry_read_at: Date | string | null;
  answered_at: Date | string | null;
  closed_at: Date | string | null;
  answered_elsewhere_at: Date | string | null;
  archived_at: Date | string | null;
  is_junk: boolean;
  note: string;
  link_version: number;
  provider_phone: string | null;
  provider_numbers: (string | null)[];
  couple_email: string;
  couple_phone: string | null;
  guest_count: number | null;
  budget_range: BudgetRange | null;
  services_interested: string[];
  enquiry_text: string;
  enquiry_by: string | null;
  is_shared: boolean;
  same_date_total: number;
  was_reminded: boolean;
};

/** `which` is a condition on `c`. */
async function findThis(db: Database, which: SQL): Promise<Result | null> {
  return firstRow<Result>(
    db,
    sql`select ${listed}, k.slug as category_slug, c.couple_id, c.provider_id as own_provider_id, c.is_couple_deleted, p.suspended_at is not null as is_suspended, c.last_position, c.couple_read_to, c.provider_read_to,
        c.enquiry_read_at, c.answered_at, c.closed_at, c.answered_elsewhere_at, c.archived_at, c.is_junk, c.note, c.link_version,
        case when p.is_published then nullif(p.phone, '') end as provider_phone, 
        case when p.is_published then json_build_array(p.whatsapp_number, p.phone, p.alternative_phone) else '[]' end as provider_numbers,
        e.couple_email, e.couple_phone, e.guest_count, e.budget_range, e.services_interested, coalesce(e.message, '') as enquiry_text, e.by_account_id as enquiry_by,
        exists (select 1 from enquiry_recipient o where o.enquiry_id = e.id and o.id <> c.id) as is_shared,
        (select count(*)::int from conversation o join enquiry oe on oe.id = o.enquiry_id where o.provider_id = c.provider_id and o.id <> c.id
          and not o.is_junk and oe.wedding_date = e.wedding_date) as same_date_total,
        coalesce((select m.kind = 'reminded' from message m where m.conversation_id = c.id and m.kind <> 'handed_over' order by m.position desc limit 1), false) as was_reminded
      from ${joinedConversations} where ${which}`,
  );
}

export async function findConversation(db: Database, id: string): Promise<Result | null> {
  return findThis(db, sql`c.id = ${id}`);
}

/** Null for a dead link, or once a couple has claimed the enquiry. */
export async function findLinkedConversation(db: Database, link_hash: string): Promise<Result | null> {
  return findThis(db, sql`c.link_hash = ${link_hash} and c.couple_id is null and not c.is_couple_deleted`);
}

/** Serialises messages of both sides and their emails. */
export async function lockConversation(tx: Database, named: { id: string } | { link_hash: string }): Promise<void> {
  const which = "id" in named ? sql`id = ${named.id}` : sql`link_hash = ${named.link_hash}`;
  await tx.execute(sql`select id from ${conversation} where ${which} for update`);
}

export async function updateStatus(tx: Database, id: string, status: Status): Promise<void> {
  await tx.update(conversation).set({ status }).where(eq(conversation.id, id));
}
