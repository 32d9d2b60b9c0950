import { z } from "zod";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const count = z.int().min(0);
const milliseconds = z.number().min(0).nullable();

/** One step, all processes together [admin-42]. */
export const healthPoint = z
  .object({
    at: z.iso.datetime().meta({ description: "Start of the step." }),
    minutes: z.int().min(1).meta({ description: "Number of minutes sampled in the step." }),
    requests: count,
    failures: count.meta({ description: "Responses with status 500 or above." }),
    half_ms: milliseconds.meta({ description: "Median response time; null without responses." }),
    most_ms: milliseconds.meta({ description: "95th percentile of response times." }),
    waiting: count
      .nullable()
      .meta({ description: "Peak number of waiting jobs; null while the database was unavailable." }),
    oldest_seconds: count.nullable().meta({ description: "Longest wait of a due job." }),
    mails_sent: count,
    mails_failed: count.meta({ description: "Attempts postponed or failed permanently." }),
    memory_mb: count.meta({ description: "Peak memory use." }),
    busy_percent: z.int().min(0).max(100).meta({ description: "The busiest process in its busiest minute." }),
  })
  .meta({ id: "HealthPoint" });
export type HealthPoint = z.infer<typeof healthPoint>;

/** Rule [admin-43]. */
export const backupState = z
  .object({
    is_daily: z.boolean().meta({ description: "Whether the program makes a backup daily." }),
    last: z
      .object({ made_at: z.iso.datetime(), bytes: count })
      .nullable()
      .meta({ description: "The newest complete backup; null if there is none." }),
  })
  .meta({ id: "BackupState" });
export type BackupState = z.infer<typeof backupState>;

export const readHealthRoute = route(calls.readHealthCall, {
  name: "readHealth",
  summary: "Retrieve the last day's health metrics in steps, and the time of the last backup",
  answer: z.object({
    step_minutes: z.int(),
    points: z.array(healthPoint).meta({ description: "Oldest first; steps without samples are left out." }),
    backups: backupState,
  }),
});
