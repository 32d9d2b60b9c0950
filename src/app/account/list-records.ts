import { and, asc, eq, inArray, like, or } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { auditEntry } from "../../schema/audit.ts";
import { letter } from "../../schema/letters.ts";

type Correspondence = {
  /** The templates of the letters about enquiries that go to this kind of person, as a pattern. */
  template: "enquiry_to_provider" | "%_copy_to_couple";
  /** What such letters are about: the enquiries that were received or sent. */
  subject_ids: readonly string[];
};

/** Mails to somebody: about the account, and about enquiries. What was written to the other side of an enquiry is theirs. */
export async function listLettersAbout(db: Database, id: string, { template: pattern, subject_ids }: Correspondence) {
  const { template, recipient, state, created_at, sent_at, subject_id } = letter;
  const ofEnquiries = and(like(template, pattern), inArray(subject_id, [...subject_ids]));
  return db
    .select({ template, recipient, state, created_at, sent_at })
    .from(letter)
    .where(subject_ids.length === 0 ? eq(subject_id, id) : or(eq(subject_id, id), ofEnquiries))
    .orderBy(asc(created_at), asc(letter.id));
}

/** What others did to somebody or in their name, and what they did themselves. */
export async function listAuditAbout(db: Database, id: string) {
  const { action, actor_name, acting_as_name, subject_name, details, created_at } = auditEntry;
  const named = [auditEntry.subject_id, auditEntry.actor_id, auditEntry.acting_as_id];
  return db
    .select({ action, actor_name, acting_as_name, subject_name, details, created_at })
    .from(auditEntry)
    .where(or(...named.map((who) => eq(who, id))))
    .orderBy(asc(created_at), asc(auditEntry.id));
}
