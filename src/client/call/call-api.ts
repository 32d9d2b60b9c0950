import type { AccountKind } from "../../contract/accounts/schema.ts";
import type { Method } from "../../contract/call.ts";
import { messages } from "../../contract/messages.ts";
import { isConnectionLost, reportClientError } from "../../ui/report.ts";
import { dropExpired, markSessionReadOnly } from "../session/change-session.ts";
import { readToken } from "../session/session.ts";
import { apiAddress } from "./api-address.ts";
import { consumeFirstCall } from "./first-calls.ts";

export type ApiOutcome<Answer, Code extends string = string> =
  | { ok: true; body: Answer }
  | {
      ok: false;
      /** 0 without an answer. */
      status: number;
      /** With status 0, `unexpected` is a bug in the browser's code. */
      code: Code;
      error: string;
      fields: Record<string, string>;
    };

export type CallOptions = {
  method?: Method;
  body?: unknown;
  as?: AccountKind;
  /** The Idempotency-Key: repeated content with the same key is done once. */
  key?: string;
  /** Used when the server gives no sentence [visitors-18]. */
  failed: string;
  signal?: AbortSignal;
  /** The request outlives the page. */
  keepalive?: boolean;
};

const patience_ms = 20_000;

/** Never throws. Deletes a token that the server doesn't know. */
export async function callApi<Answer>(path: `/api/${string}`, options: CallOptions): Promise<ApiOutcome<Answer>> {
  try {
    return await makeRequest(path, options);
  } catch (cause) {
    const none = { ok: false, status: 0, fields: {} } as const;
    if (isConnectionLost(cause) || cause instanceof SyntaxError)
      return { ...none, code: "offline", error: options.failed };
    reportClientError(cause);
    return { ...none, code: "unexpected", error: messages.unexpected };
  }
}

async function makeRequest<Answer>(path: `/api/${string}`, options: CallOptions): Promise<ApiOutcome<Answer>> {
  const { method = "get", body, as, key, failed, signal, keepalive = false } = options;
  const token = as === undefined ? null : readToken(as);
  const address = apiAddress(path);
  const request = () => {
    const patience = AbortSignal.timeout(patience_ms);
    return fetch(address, {
      method,
      // sends the known-device cookie to an API on its own host
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
  const answer = await (consumeFirstCall(method, address, token)?.catch(request) ?? request());
  const content: unknown = answer.status === 204 ? null : await answer.json();
  if (answer.ok) return { ok: true, body: content as Answer };
  return readRefusal(answer.status, content, { as, token, failed });
}

type Requested = { as?: AccountKind | undefined; token: string | null; failed: string };

/** Deletes a token that the server doesn't know. */
export function readRefusal(
  status: number,
  content: unknown,
  { as, token, failed }: Requested,
): ApiOutcome<never> & { ok: false } {
  const { error, code, fields } = (content ?? {}) as Record<string, unknown>;
  if (code === "sign_in_required" && as !== undefined && token !== null) dropExpired(as, token);
  if (code === "reader_only") markSessionReadOnly();
  return {
    ok: false,
    status,
    code: typeof code === "string" ? code : "unexpected",
    error: typeof error === "string" && error !== "" ? error : failed,
    fields: typeof fields === "object" && fields !== null ? (fields as Record<string, string>) : {},
  };
}
