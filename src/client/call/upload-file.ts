import type { AccountKind } from "../../contract/accounts/schema.ts";
import type { CallDefinition } from "../../contract/call.ts";
import { pathOf } from "../address-of.ts";
import { readToken } from "../session/session.ts";
import { apiAddress } from "./api-address.ts";
import { readRefusal, type ApiOutcome } from "./call-api.ts";
import type { AnswerOf } from "./call-types.ts";

type UploadOptions = {
  params?: Readonly<Record<string, string>>;
  /** A provider's by default; null for none. */
  as?: AccountKind | null;
  headers?: Readonly<Record<string, string>>;
  /** Used when the server gives no sentence [visitors-18]. */
  failed: string;
  /** Percent sent, 0 to 100. At 100 the server may still be working. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/** Without any progress for this long, an upload fails. */
const stall_ms = 120_000;

/** Never throws; no timeout while bytes move. An aborted upload is `offline`. */
export function uploadFiles<W extends CallDefinition>(
  definition: W,
  field: string,
  files: readonly File[],
  { params = {}, as = "provider", headers = {}, failed, onProgress, signal }: UploadOptions,
): Promise<ApiOutcome<AnswerOf<W>>> {
  const token = as === null ? null : readToken(as);
  const form = new FormData();
  for (const file of files) form.append(field, file, file.name);
  const lost: ApiOutcome<AnswerOf<W>> = { ok: false, status: 0, code: "offline", error: failed, fields: {} };
  if (signal?.aborted) return Promise.resolve(lost);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const watch = watchStall(abort);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      watch.moved();
      if (total > 0) onProgress?.(Math.floor((100 * loaded) / total));
    });
    request.addEventListener("loadend", () => {
      watch.stop();
      signal?.removeEventListener("abort", abort);
      const content = readJson(request.responseText);
      // no connection, aborted, or an answer from another server
      if (request.status === 0 || content === undefined) resolve(lost);
      else if (request.status < 300) resolve({ ok: true, body: content as AnswerOf<W> });
      else resolve(readRefusal(request.status, content, { as: as ?? undefined, token, failed }));
    });
    request.open("POST", apiAddress(pathOf(definition, params)));
    if (token !== null) request.setRequestHeader("Authorization", `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal?.addEventListener("abort", abort);
    request.send(form);
  });
}

function watchStall(end: () => void) {
  let timer = setTimeout(end, stall_ms);
  return {
    moved() {
      clearTimeout(timer);
      timer = setTimeout(end, stall_ms);
    },
    stop: () => clearTimeout(timer),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
