import { z } from "zod";
import { call } from "../call.ts";
import * as words from "./words.ts";

const count = z.int().min(0);
const milliseconds = z.number().min(0).nullable();

/** One step, all processes together [admin-42]. */
export const healthPoint = z
  .object({
    at: z.iso.datetime().meta({ description: "When the step begins." }),
    minutes: z.int().min(1).meta({ description: "How many of its minutes were sampled." }),
    requests: count,
    failures: count.meta({ description: "Answers of 500 and above." }),
    half_ms: milliseconds.meta({ description: "Half of the answers took no longer; null where there was none." }),
    most_ms: milliseconds.meta({ description: "Nineteen of twenty took no longer." }),
    waiting: count.nullable().meta({ description: "Work in the queue at its most; null while the database was away." }),
    oldest_seconds: count.nullable().meta({ description: "How long due work had waited at its longest." }),
    mails_sent: count,
    mails_failed: count.meta({ description: "Tries that were put off or failed for good." }),
    memory_mb: count.meta({ description: "At its most." }),
    busy_percent: z.int().min(0).max(100).meta({ description: "The busiest process in its busiest minute." }),
  })
  .meta({ id: "HealthPoint" });
export type HealthPoint = z.infer<typeof healthPoint>;

/** Rule [admin-43]. */
export const backupState = z
  .object({
    is_daily: z.boolean().meta({ description: "Whether the program makes one each day." }),
    last: z
      .object({ made_at: z.iso.datetime(), bytes: count })
      .nullable()
      .meta({ description: "The newest whole one; null where there is none." }),
  })
  .meta({ id: "BackupState" });
export type BackupState = z.infer<typeof backupState>;

export const readHealth = call({
  ...words.readHealth,
  name: "readHealth",
  summary:
    "How the site did in the last day, in steps: requests, failures, how long answers took, queue, emails, memory; and when the last backup was made",
  group: "Administration",
  status: 200,
  answer: z.object({
    step_minutes: z.int(),
    points: z.array(healthPoint).meta({ description: "Oldest first; a step without a sample is left out." }),
    backups: backupState,
  }),
});
