import { z } from "zod";
import * as limits from "../limits.ts";
import { id, orAbsent, pageOf, idParams, pageAnswer } from "../primitives.ts";
import { routesOf } from "../route.ts";
import { queueStates } from "./calls.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const kind = z.enum(["letter", "job"]).describe("An email to a person, or any other job.");
const state = z.enum(queueStates);
const count = z.int().min(0);

/** An unfinished job. Emails' content never leaves the server [admin-25]. */
export const queueEntry = z
  .object({
    id,
    kind,
    name: z.string().describe("The email's template, or the kind of job."),
    state,
    recipient: z.string().nullable(),
    reason: z.string().nullable().describe("Reason the last attempt failed."),
    attempts: count,
    may_retry: z.boolean().describe("True if it failed and its subject still exists."),
    created_at: z.iso.datetime(),
    next_try_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "QueueEntry" });
export type QueueEntry = z.infer<typeof queueEntry>;

const queueQuery = z.object({
  state: orAbsent(z.enum(queueStates, "State is waiting, sending, failed or suppressed.")),
  ...pageOf(limits.list_limit_max),
});
export type QueueQuery = z.infer<typeof queueQuery>;

export const readQueueRoute = route(calls.readQueueCall, {
  name: "readQueue",
  summary: "List waiting, active and failed work, failures first, then newest; suppressed on request; with counts",
  query: queueQuery,
  answer: z.object({
    counts: z.array(z.object({ kind, state, count })).describe("By kind and state; zero counts are left out."),
    sent_today: count.describe("Emails sent within the last 24 hours."),
    entries: z.array(queueEntry),
    ...pageAnswer,
  }),
});

export const retryQueuedRoute = route(calls.retryQueuedCall, {
  name: "retryQueued",
  summary: "Return failed work to the queue, once",
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ["queued_not_found", "queued_not_failed", "letter_dropped"],
});
