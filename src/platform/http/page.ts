import { createContext, data, type RouterContextProvider } from "react-router";
import { messages } from "../../contract/messages.ts";
import type { Context } from "../context.ts";
import { isAway } from "../database/database.ts";
import { currentRequestId } from "../network/request-id.ts";
import { Refusal, type SuggestedLink } from "../refusal.ts";

export const applicationContext = createContext<Context>();

export type PostedForm = {
  form: FormData;
  status: number;
  error: string;
  fields: Readonly<Record<string, string>>;
  retryAfter: string | null;
};

/** Null for a plain GET. */
export const postedForm = createContext<PostedForm | null>(null);

export type PageError = {
  error: string;
  code: string;
  below?: string | undefined;
  ways?: readonly SuggestedLink[] | undefined;
  request_id?: string | undefined;
};

export const retryAfterSeconds = 5;

/** As a visitor, since pages are shared. A lost database is a 503, other errors a logged 500; redirects pass. */
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

export function unexpectedPage(): PageError {
  return { error: messages.unexpected, code: "unexpected", request_id: currentRequestId() };
}
