import { z } from "zod";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const count = z.int().min(0);
const milliseconds = z.number().min(0).nullable();

/** One step, all processes together [admin-42]. */
export const healthPoint = z
  .object({
    at: z.iso.datetime().describe("Start of the step."),
    minutes: z.int().min(1).describe("Number of minutes sampled in the step."),
    requests: count,
    failures: count.describe("Responses with status 500 or above."),
    half_ms: milliseconds.describe("Median response time; null without responses."),
    most_ms: milliseconds.describe("95th percentile of response times."),
    waiting: count.nullable().describe("Peak number of waiting jobs; null while the database was unavailable."),
    oldest_seconds: count.nullable().describe("Longest wait of a due job."),
    mails_sent: count,
    mails_failed: count.describe("Attempts postponed or failed permanently."),
    memory_mb: count.describe("Peak memory use."),
    busy_percent: z.int().min(0).max(100).describe("The busiest process in its busiest minute."),
  })
  .meta({ id: "HealthPoint" });
export type HealthPoint = z.infer<typeof healthPoint>;

/** Rule [admin-43]. */
export const backupState = z
  .object({
    is_daily: z.boolean().describe("Whether the program makes a backup daily."),
    last: z
      .object({ made_at: z.iso.datetime(), bytes: count })
      .nullable()
      .describe("The newest complete backup; null if there is none."),
  })
  .meta({ id: "BackupState" });
export type BackupState = z.infer<typeof backupState>;

export const readHealthRoute = route(calls.readHealthCall, {
  name: "readHealth",
  summary: "Retrieve the last day's health metrics in steps, and the time of the last backup",
  answer: z.object({
    step_minutes: z.int(),
    points: z.array(healthPoint).describe("Oldest first; steps without samples are left out."),
    backups: backupState,
  }),
});
