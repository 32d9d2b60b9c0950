import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { insertAuditEntry, listAccountNames } from "./store.ts";

export type AuditedAction = {
  /** A noun and a past participle, such as `provider_unpublished`. */
  action: string;
  /** Absent for the whole site. The name is saved because it must outlive the row. */
  subject?: { id: string | null; name: string };
  /** Never a token or a password. */
  details?: Record<string, string | number | boolean | null>;
  /** The server command, when no person acts. */
  command?: string;
};

/** Call in the transaction of the act; entries are never deleted [admin-23]. Returns the entry's id. */
export async function recordAction(
  { actor, clock }: Pick<Context, "actor" | "clock">,
  tx: Database,
  { action, subject, details, command }: AuditedAction,
): Promise<string> {
  const as = actor.kind === "visitor" ? null : actor;
  const doer_id = as?.admin_id ?? as?.id ?? null;
  const acting_as_id = as && as.admin_id !== null ? as.id : null;
  const names = await listAccountNames(
    tx,
    [doer_id, acting_as_id].filter((id) => id !== null),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const id = newId();
  await insertAuditEntry(tx, {
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
