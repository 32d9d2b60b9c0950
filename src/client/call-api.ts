import type { AccountKind } from "../contract/accounts/shapes.ts";
import type { CallWords } from "../contract/call.ts";
import { messages } from "../contract/messages.ts";
import { isConnectionLost, report } from "../ui/report.ts";
import { apiAddress } from "./api-address.ts";
import { dropDead, noteReader } from "./change-session.ts";
import { takeFirst } from "./first-calls.ts";
import { readToken } from "./session.ts";

/** What a call came to: its answer, or a sentence for the person with the fields at fault. */
export type ApiOutcome<Answer, Code extends string = string> =
  | { ok: true; body: Answer }
  | {
      ok: false;
      /** 0 when no answer came at all. */
      status: number;
      /** A code of `contract/errors.ts`, or `offline`. With status 0, `unexpected` is a fault of the browser's program. */
      code: Code;
      error: string;
      /** By field, each with its sentence. */
      fields: Record<string, string>;
    };

export type CallOptions = {
  method?: CallWords["method"];
  body?: unknown;
  /** Whose session goes along; nobody's unless said. */
  as?: AccountKind;
  /** The Idempotency-Key: the same content under the same key is done once. */
  key?: string;
  /** What the person is told when the server gives no sentence [visitors-18]. */
  failed: string;
  signal?: AbortSignal;
  /** The page may be left while it is under way. */
  keepalive?: boolean;
};

/** Longer than this nobody waits. */
const patience_ms = 20_000;

/**
 * Makes a call of the API and never throws. A token that the server does not know any more is forgotten, so that
 * whoever watches the session can send the person to sign in again.
 */
export async function callApi<Answer>(path: `/api/${string}`, options: CallOptions): Promise<ApiOutcome<Answer>> {
  try {
    return await ask(path, options);
  } catch (cause) {
    const none = { ok: false, status: 0, fields: {} } as const;
    // no connection, no answer in time, or an answer that is not ours
    if (isConnectionLost(cause) || cause instanceof SyntaxError)
      return { ...none, code: "offline", error: options.failed };
    report(cause);
    return { ...none, code: "unexpected", error: messages.unexpected };
  }
}

async function ask<Answer>(path: `/api/${string}`, options: CallOptions): Promise<ApiOutcome<Answer>> {
  const { method = "get", body, as, key, failed, signal, keepalive = false } = options;
  const token = as === undefined ? null : readToken(as);
  const address = apiAddress(path);
  const request = () => {
    const patience = AbortSignal.timeout(patience_ms);
    return fetch(address, {
      method,
      // the cookie of a device that is known goes along to an API with a host of its own
      credentials: "include",
      headers: {
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(key !== undefined && { "Idempotency-Key": key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      keepalive,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
  };
  const answer = await (takeFirst(method, address, token)?.catch(request) ?? request());
  const content: unknown = answer.status === 204 ? null : await answer.json();
  if (answer.ok) return { ok: true, body: content as Answer };
  return readRefusal(answer.status, content, { as, token, failed });
}

/** Who asked, with which token, and what that person is told when the server gives no sentence. */
type Asked = { as?: AccountKind | undefined; token: string | null; failed: string };

/** What a refusal says to the person. A token that the server does not know any more is forgotten. */
export function readRefusal(
  status: number,
  content: unknown,
  { as, token, failed }: Asked,
): ApiOutcome<never> & { ok: false } {
  const { error, code, fields } = (content ?? {}) as Record<string, unknown>;
  if (code === "sign_in_required" && as !== undefined && token !== null) dropDead(as, token);
  if (code === "reader_only") noteReader();
  return {
    ok: false,
    status,
    code: typeof code === "string" ? code : "unexpected",
    error: typeof error === "string" && error !== "" ? error : failed,
    fields: typeof fields === "object" && fields !== null ? (fields as Record<string, string>) : {},
  };
}
