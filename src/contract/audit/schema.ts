import { z } from "zod";
import * as limits from "../limits.ts";
import { id, searchText } from "../primitives.ts";
import { recordDays, recordFile, recordPage, recordCursor } from "../record.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");

/** One act of the administration [admin-23]. */
export const auditEntrySchema = z
  .object({
    id,
    actor_id: z.string().nullable(),
    actor_name: z.string(),
    acting_as_id: z.string().nullable().describe("The impersonated account, if any."),
    acting_as_name: z.string().nullable(),
    action: z.string().describe("Such as `provider_unpublished`."),
    subject_id: z.string().nullable(),
    subject_name: z.string().nullable().describe("The person or thing affected; retained after its deletion."),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Days are South African, both ends included. */
const filters = {
  actor: searchText.describe("Part of the name of the actor or the impersonated account."),
  action: searchText.describe("One of the actions, matched exactly."),
  subject: searchText.describe("Part of the subject's name, or its full id."),
  ...recordDays,
};
const auditFilters = z.object(filters);
export type AuditFilters = z.infer<typeof auditFilters>;

export const auditQuery = z.object({
  ...filters,
  ...recordCursor("entries"),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const listAuditRoute = route(calls.listAuditCall, {
  name: "listAudit",
  summary: "List audited admin actions, newest first",
  query: auditQuery,
  answer: recordPage(auditEntrySchema).extend({
    actions: z.array(z.string()).describe("Every action ever recorded, for filtering."),
  }),
});

export const exportAuditRoute = route(calls.exportAuditCall, {
  name: "exportAudit",
  summary: `Export the audit log as CSV, newest first, at most ${limits.audit_export_rows_max} entries`,
  query: auditFilters,
  answer: recordFile,
});
