import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { enquiry } from "../../schema/enquiries.ts";
import { content } from "./store.ts";

export async function updateEnquiryLink(db: Database, id: string, link_hash: string): Promise<void> {
  await db.execute(sql`update enquiry set link_hash = ${link_hash} where id = ${id}`);
}

/** Also erased ones. */
export async function findLinkedEnquiry(db: Database, link_hash: string) {
  const [result] = await db
    .select({ id: enquiry.id, ...content, created_at: enquiry.created_at })
    .from(enquiry)
    .where(eq(enquiry.link_hash, link_hash));
  return result ?? null;
}
