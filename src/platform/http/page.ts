import { createContext, data, type RouterContextProvider } from "react-router";
import type { Context } from "../context.ts";
import { isAway } from "../database.ts";
import { Refusal } from "../refusal.ts";

/** Carries the application to the loaders of pages. */
export const applicationContext = createContext<Context>();

/** What an error page is told. */
export type PageError = { error: string; code: string };

/** How many seconds a caller is asked to wait while the database is away. */
export const retryAfterSeconds = 5;

/**
 * Runs a page's loader against the application, as a visitor: pages are shared by everyone. A refusal becomes an
 * error page with its status and sentence; a database that is away becomes a 503 that asks to come back.
 */
export async function loadPage<T>(
  { context }: { context: Readonly<RouterContextProvider> },
  load: (ctx: Context) => Promise<T>,
): Promise<T> {
  try {
    return await load(context.get(applicationContext));
  } catch (cause) {
    if (cause instanceof Refusal) {
      throw data({ error: cause.message, code: cause.code } satisfies PageError, { status: cause.status });
    }
    if (isAway(cause)) {
      const answer: PageError = {
        error: "We can't reach our records right now. Please try again in a moment.",
        code: "unavailable",
      };
      throw data(answer, { status: 503, headers: { "Retry-After": String(retryAfterSeconds) } });
    }
    throw cause;
  }
}
