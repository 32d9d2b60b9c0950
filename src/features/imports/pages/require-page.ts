import { isUuid } from "../../../contract/primitives.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findPage } from "../store.ts";
import type { Invitable } from "./list-pages.ts";

/** Refuses a page that is gone or has no email. */
export async function requirePage(db: Database, id: string): Promise<Invitable> {
  const page = isUuid(id) ? await findPage(db, id) : null;
  if (page === null) refuse("imported_page_not_found");
  const { email, business_name, profile } = page;
  if (email === null) refuse("imported_page_without_email");
  return { id, email, business_name, contact_person: profile.contact_person ?? null };
}
