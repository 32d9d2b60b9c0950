import { inArray, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { auditEntry } from "../../schema/audit.ts";
import { couple } from "../../schema/couples.ts";
import { provider } from "../../schema/providers.ts";

export type AuditedAct = {
  /** What was done, such as `provider_unpublished`: a noun and a past participle. */
  action: string;
  /** To whom or to what; absent where the whole site is meant. The name is kept, because it must outlive the row. */
  subject?: { id: string | null; name: string };
  /** What was done in particular. Never a token or a password. */
  details?: Record<string, string | number | boolean | null>;
  /** What of the server did it, such as a command, where nobody asks. */
  command?: string;
};

/**
 * Writes an act of the administration down, for ever, in the transaction that does it [admin-23]: who, as whom while
 * impersonating, to whom, when. Answers the entry's id.
 */
export async function recordAction(
  { actor, clock }: Pick<Context, "actor" | "clock">,
  tx: Database,
  { action, subject, details, command }: AuditedAct,
): Promise<string> {
  const as = actor.kind === "visitor" ? null : actor;
  const doer_id = as?.admin_id ?? as?.id ?? null;
  const acting_as_id = as && as.admin_id !== null ? as.id : null;
  const names = await readNames(
    tx,
    [doer_id, acting_as_id].filter((id) => id !== null),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const id = newId();
  await tx.insert(auditEntry).values({
    id,
    actor_id: doer_id,
    actor_name: command ?? nameOf(doer_id) ?? "Somebody",
    acting_as_id,
    acting_as_name: nameOf(acting_as_id),
    action,
    subject_id: subject?.id ?? null,
    subject_name: subject?.name ?? null,
    ...(details && { details }),
    created_at: clock(),
  });
  return id;
}

/** What providers and couples are called, by id; super admins by their own name too, as several run one site. */
async function readNames(tx: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const partners = sql<string>`concat_ws(' & ', nullif(${couple.partner1_name}, ''), nullif(${couple.partner2_name}, ''))`;
  const { business_name, contact_person, is_super_admin } = provider;
  const business = sql<string>`case when ${is_super_admin} then concat_ws(', ', nullif(${contact_person}, ''), ${business_name})
    else ${business_name} end`;
  const found = await union(
    tx.select({ id: provider.id, name: business }).from(provider).where(inArray(provider.id, ids)),
    tx.select({ id: couple.id, name: partners }).from(couple).where(inArray(couple.id, ids)),
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
