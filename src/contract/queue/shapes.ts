import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { id, orAbsent, pageOf } from "../primitives.ts";
import { queueStates } from "./words.ts";
import * as words from "./words.ts";

const kind = z.enum(["letter", "job"]).meta({ description: "An email to somebody, or any other work." });
const state = z.enum(queueStates);
const count = z.int().min(0);

/** An unfinished job. Emails' content never leaves the server [admin-25]. */
export const queueEntry = z
  .object({
    id,
    kind,
    name: z.string().meta({ description: "The email's template, or the kind of work." }),
    state,
    recipient: z.string().nullable(),
    reason: z.string().nullable().meta({ description: "Why the last try failed." }),
    attempts: count,
    may_retry: z.boolean().meta({ description: "Failed, and what it is about is still there." }),
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

const group = "Administration";

export const readQueue = call({
  ...words.readQueue,
  name: "readQueue",
  summary:
    "What waits, is under way or has failed, failures first and then the newest, and on demand what was suppressed; and how much of it there is",
  group,
  query: queueQuery,
  status: 200,
  answer: z.object({
    counts: z
      .array(z.object({ kind, state, count }))
      .meta({ description: "By kind and state; what is none is left out." }),
    sent_today: count.meta({ description: "Emails sent within the last 24 hours." }),
    entries: z.array(queueEntry),
    total: count,
    page: z.int(),
    limit: z.int(),
  }),
});

export const retryQueued = call({
  ...words.retryQueued,
  name: "retryQueued",
  summary: "Puts failed work back into the queue, once",
  group,
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["queued_not_found", "queued_not_failed", "letter_dropped"],
});
