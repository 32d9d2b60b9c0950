import * as limits from "../../contract/limits.ts";
import { listPage, type ListPage } from "../../contract/list-page.ts";
import type { RequestQuery, VerificationRequestRead } from "../../contract/verifications/schema.ts";
import type { Context } from "../../platform/context.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { countRequestRows, listRequestRows, type RequestRow } from "./store-requests.ts";

type Requests = { requests: VerificationRequestRead[]; total: number } & ListPage;

export async function listRequests(ctx: Context, query: RequestQuery): Promise<Requests> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const is_open = query.state !== "decided";
  const result = await listRequestRows(ctx.db, { is_open, limit, offset: (page - 1) * limit });
  const total = await countRequestRows(ctx.db, is_open);
  const { byId } = await lookUpCategories(ctx);
  const requests = result.map((row) => presentRequest(row, byId.get(row.category_id ?? 0)?.name ?? null));
  return { requests, total, page, limit };
}

function presentRequest(row: RequestRow, category_name: string | null): VerificationRequestRead {
  return {
    id: row.id,
    provider_id: row.provider_id,
    business_name: row.business_name,
    contact_person: row.contact_person,
    category_name,
    city: row.city,
    is_published: row.is_published,
    verification_count: row.verification_count,
    resembles: row.resembles,
    motivation: row.motivation,
    created_at: row.created_at,
    decision: row.decision,
    decided_at: row.decided_at,
    decided_by_name: row.decided_by_name,
    note: row.note,
  };
}

export async function countOpenRequests({ db }: Pick<Context, "db">): Promise<number> {
  return countRequestRows(db, true);
}
