import { z } from "zod";
import * as limits from "../limits.ts";
import { id, orAbsent, searchText } from "../primitives.ts";
import { recordDays, recordFile, recordPage, recordCursor } from "../record.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const names = Object.keys(calls.securityEvents) as [calls.SecurityEventName, ...calls.SecurityEventName[]];
const outcomes = Object.keys(calls.securityOutcomes) as [calls.SecurityOutcome, ...calls.SecurityOutcome[]];

/** Equal events within a minute are one, with a count [admin-27]. */
export const securityEventSchema = z
  .object({
    id,
    event: z.enum(names),
    outcome: z.enum(outcomes),
    account_id: z.string().nullable(),
    account_email: z.string().nullable().describe("The account's current email."),
    account_kind: z.enum(["provider", "couple"]).nullable(),
    is_super_admin: z.boolean(),
    admin_id: z.string().nullable().describe("The super admin who impersonated the account."),
    admin_name: z.string().nullable(),
    network: z.string().nullable().describe("Code that is equal for the same network and reveals no address."),
    device: z.string().nullable(),
    detail: z.string().nullable().describe("Such as the refused call."),
    times: z.number().int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "SecurityEvent" });
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** South African days, both ends included. */
const filters = {
  event: orAbsent(z.enum(names, "Choose one of the kinds of event.")),
  outcome: orAbsent(z.enum(outcomes, "Choose done, failed or refused.")),
  account: searchText.describe("Part of the account's email, or its full id."),
  network: searchText.describe("The full code of a network."),
  ...recordDays,
};
const securityFilters = z.object(filters);
export type SecurityFilters = z.infer<typeof securityFilters>;

export const securityQuery = z.object({
  ...filters,
  ...recordCursor("events"),
});
export type SecurityQuery = z.infer<typeof securityQuery>;

export const listSecurityEventsRoute = route(calls.listSecurityEventsCall, {
  name: "listSecurityEvents",
  summary: "List the accounts' security events, newest first",
  query: securityQuery,
  answer: recordPage(securityEventSchema),
});

export const exportSecurityEventsRoute = route(calls.exportSecurityEventsCall, {
  name: "exportSecurityEvents",
  summary: `Export security events as CSV, newest first, at most ${limits.audit_export_rows_max}`,
  query: securityFilters,
  answer: recordFile,
});
