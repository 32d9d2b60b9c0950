import * as limits from "../../../contract/limits.ts";
import type { News } from "../../../contract/news/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { daysBefore } from "../../../platform/jobs/clock.ts";
import { findJunkSenders } from "../store-counts.ts";

const visible_max = 20;

/** Senders that junk marks slow down, for super admins; the worst first [admin-14]. */
export async function listJunkSenders({ db, clock }: Pick<Context, "db" | "clock">): Promise<News["junk_senders"]> {
  const since = daysBefore(clock(), limits.junk_window_days);
  const result = await findJunkSenders(db, { since, marks_min: limits.junk_marks_max, limit: visible_max });
  return result.map(({ name, email, providers, last_marked_at }) => ({
    name,
    email,
    providers,
    last_marked_at: new Date(last_marked_at).toISOString(),
  }));
}
