import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { id, orAbsent, searchText } from "../primitives.ts";
import { recordDays, recordFile, recordPage, recordCursor } from "../record.ts";
import * as words from "./words.ts";

const names = Object.keys(words.securityEvents) as [words.SecurityEventName, ...words.SecurityEventName[]];
const outcomes = Object.keys(words.securityOutcomes) as [words.SecurityOutcome, ...words.SecurityOutcome[]];

/** Equal events within a minute are one, with a count [admin-27]. */
export const securityEvent = z
  .object({
    id,
    event: z.enum(names),
    outcome: z.enum(outcomes),
    account_id: z.string().nullable(),
    account_email: z.string().nullable().meta({ description: "The account's email as it is at this moment." }),
    account_kind: z.enum(["provider", "couple"]).nullable(),
    is_super_admin: z.boolean(),
    admin_id: z.string().nullable().meta({ description: "The super admin who acted as the account." }),
    admin_name: z.string().nullable(),
    network: z
      .string()
      .nullable()
      .meta({ description: "The same for the same network; no address can be read from it." }),
    device: z.string().nullable(),
    detail: z.string().nullable().meta({ description: "Such as the call that was refused." }),
    times: z.number().int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "SecurityEvent" });
export type SecurityEvent = z.infer<typeof securityEvent>;

/** South African days, both ends included. */
const filters = {
  event: orAbsent(z.enum(names, "Choose one of the kinds of event.")),
  outcome: orAbsent(z.enum(outcomes, "Choose done, failed or refused.")),
  account: searchText.meta({ description: "A part of the account's email, or its whole id." }),
  network: searchText.meta({ description: "The whole code of a network." }),
  ...recordDays,
};
const securityFilters = z.object(filters);
export type SecurityFilters = z.infer<typeof securityFilters>;

export const securityQuery = z.object({
  ...filters,
  ...recordCursor("events"),
});
export type SecurityQuery = z.infer<typeof securityQuery>;

const group = "Administration";

export const listSecurityEvents = call({
  ...words.listSecurityEvents,
  name: "listSecurityEvents",
  summary: "What touched the safety of accounts, newest first",
  group,
  query: securityQuery,
  status: 200,
  answer: recordPage(securityEvent),
});

export const exportSecurityEvents = call({
  ...words.exportSecurityEvents,
  name: "exportSecurityEvents",
  summary: `The events as CSV for a spreadsheet, newest first, at most ${limits.audit_export_rows_max}`,
  group,
  query: securityFilters,
  status: 200,
  answer: recordFile,
});
