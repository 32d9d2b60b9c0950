import type { AccountKind } from "../../contract/accounts/schema.ts";
import type { CallDefinition } from "../../contract/call.ts";
import { messages } from "../../contract/messages.ts";
import { isConnectionLost, reportClientError } from "../../ui/report.ts";
import { addressOf } from "../address-of.ts";
import { readToken } from "../session/session.ts";
import { apiAddress } from "./api-address.ts";
import { readRefusal, type ApiOutcome } from "./call-api.ts";

type FileOptions = {
  params: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  as: AccountKind | null;
  headers?: Readonly<Record<string, string>>;
  /** Used when the server gives no sentence [visitors-18]. */
  failed: string;
};

const patience_ms = 120_000;

/** Fetches a private file with the session. Never throws. */
export async function fetchFile(definition: CallDefinition, options: FileOptions): Promise<ApiOutcome<Blob>> {
  const { params, query, as, headers = {}, failed } = options;
  const token = as === null ? null : readToken(as);
  try {
    const answer = await fetch(apiAddress(addressOf(definition, { params, query })), {
      headers: { ...headers, ...(token !== null && { Authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(patience_ms),
    });
    if (answer.ok) return { ok: true, body: await answer.blob() };
    return readRefusal(answer.status, await answer.json(), { as: as ?? undefined, token, failed });
  } catch (cause) {
    const none = { ok: false, status: 0, fields: {} } as const;
    if (isConnectionLost(cause) || cause instanceof SyntaxError) return { ...none, code: "offline", error: failed };
    reportClientError(cause);
    return { ...none, code: "unexpected", error: messages.unexpected };
  }
}
