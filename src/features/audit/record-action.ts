import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { insertEntry, listNames } from "./store.ts";

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
  const names = await listNames(
    tx,
    [doer_id, acting_as_id].filter((id) => id !== null),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const id = newId();
  await insertEntry(tx, {
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
