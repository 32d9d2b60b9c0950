import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { id, searchText } from "../primitives.ts";
import { recordDays, recordFile, recordPage, recordCursor } from "../record.ts";
import * as words from "./words.ts";

/** One act of the administration [admin-23]. */
export const auditEntry = z
  .object({
    id,
    actor_id: z.string().nullable(),
    actor_name: z.string(),
    acting_as_id: z.string().nullable().meta({ description: "As whom, while impersonating." }),
    acting_as_name: z.string().nullable(),
    action: z.string().meta({ description: "Such as `provider_unpublished`." }),
    subject_id: z.string().nullable(),
    subject_name: z.string().nullable().meta({ description: "To whom or to what; it outlives what it names." }),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

/** Days are South African, both ends included. */
const filters = {
  actor: searchText.meta({ description: "A part of the name of who did it, or as whom." }),
  action: searchText.meta({ description: "One of the actions, whole." }),
  subject: searchText.meta({ description: "A part of the name of what it was done to, or its whole id." }),
  ...recordDays,
};
const auditFilters = z.object(filters);
export type AuditFilters = z.infer<typeof auditFilters>;

export const auditQuery = z.object({
  ...filters,
  ...recordCursor("entries"),
});
export type AuditQuery = z.infer<typeof auditQuery>;

const group = "Administration";

export const listAudit = call({
  ...words.listAudit,
  name: "listAudit",
  summary: "The record of what admins did, newest first",
  group,
  query: auditQuery,
  status: 200,
  answer: recordPage(auditEntry).extend({
    actions: z.array(z.string()).meta({ description: "Every action that ever stood in the record, to filter by." }),
  }),
});

export const exportAudit = call({
  ...words.exportAudit,
  name: "exportAudit",
  summary: `The record as CSV for a spreadsheet, newest first, at most ${limits.audit_export_rows_max} entries`,
  group,
  query: auditFilters,
  status: 200,
  answer: recordFile,
});
