import { createContext, data, type RouterContextProvider } from "react-router";
import { messages } from "../../contract/messages.ts";
import type { Context } from "../context.ts";
import { isAway } from "../database.ts";
import { Refusal, type WayOn } from "../refusal.ts";
import { currentRequestId } from "../request-id.ts";

/** Carries the application to the loaders of pages. */
export const applicationContext = createContext<Context>();

/** What a form brought that was posted without scripts, and why it was refused. */
export type PostedForm = {
  /** Every field as it was typed, the files left out. */
  form: FormData;
  status: number;
  error: string;
  /** What is wrong, by field, each as a sentence. */
  fields: Readonly<Record<string, string>>;
  retryAfter: string | null;
};

/** Carries a posted form to the loader of the page that shows it again; null for a page that is only asked for. */
export const postedForm = createContext<PostedForm | null>(null);

/** What an error page is told. */
export type PageError = {
  error: string;
  code: string;
  /** What stands below the error where that is a title; else it is said below a title of its kind. */
  below?: string | undefined;
  /** Pages that may do instead. */
  ways?: readonly WayOn[] | undefined;
  /** Under which a fault of ours stands in the log. */
  request_id?: string | undefined;
};

/** How many seconds a caller is asked to wait while the database is away. */
export const retryAfterSeconds = 5;

/**
 * Runs a page's loader against the application, as a visitor: pages are shared by everyone. A refusal becomes an
 * error page with its status and sentence; a database that is away becomes a 503 that asks to come back; any other error
 * goes to the log and becomes a 500 that names the request. What is no error, a redirect say, goes on as it is.
 */
export async function loadPage<T>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  load: (ctx: Context) => Promise<T>,
): Promise<T> {
  const ctx = context.get(applicationContext);
  try {
    return await load(ctx);
  } catch (cause) {
    if (cause instanceof Refusal) {
      const { message: error, code, page: below, ways, status } = cause;
      throw data({ error, code, below, ways } satisfies PageError, { status });
    }
    if (isAway(cause)) {
      const answer: PageError = {
        error: "We can’t reach our records right now. Please try again in a moment.",
        code: "unavailable",
      };
      throw data(answer, { status: 503, headers: { "Retry-After": String(retryAfterSeconds) } });
    }
    if (!(cause instanceof Error) || request.signal.aborted) throw cause;
    ctx.log.error("page loader", cause, { where: new URL(request.url).pathname });
    throw data(unexpectedPage(), { status: 500 });
  }
}

/** What the page of an unexpected fault is told. */
export function unexpectedPage(): PageError {
  return { error: messages.unexpected, code: "unexpected", request_id: currentRequestId() };
}
