import type { AccountKind } from "../contract/accounts/shapes.ts";
import type { CallWords } from "../contract/call.ts";
import { apiAddress } from "./api-address.ts";
import { readRefusal, type ApiOutcome } from "./call-api.ts";
import type { AnswerOf } from "./call-types.ts";
import { pathOf } from "./path-of.ts";
import { readToken } from "./session.ts";

type UploadOptions = {
  /** What stands in the call's path. */
  params?: Readonly<Record<string, string>>;
  /** Whose session goes along: a provider's unless said, nobody's for null. */
  as?: AccountKind | null;
  /** What else the call is told by. */
  headers?: Readonly<Record<string, string>>;
  /** What the person is told when the server gives no sentence [visitors-18]. */
  failed: string;
  /** How much of the files has left this machine, 0 to 100. At 100 the server may still be working on them. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/** So long nothing may move, neither on the line nor in the answer, before an upload counts as lost. */
const stall_ms = 120_000;

/**
 * Sends files of whoever is signed in as a form whose field is repeated for each file, and never throws. Like
 * callApi, except that it tells how far it is: an upload may take as long as it moves. An aborted one ends as `offline`.
 */
export function uploadFiles<W extends CallWords>(
  words: W,
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
      // no connection, aborted, or an answer that is not ours
      if (request.status === 0 || content === undefined) resolve(lost);
      else if (request.status < 300) resolve({ ok: true, body: content as AnswerOf<W> });
      else resolve(readRefusal(request.status, content, { as: as ?? undefined, token, failed }));
    });
    request.open("POST", apiAddress(pathOf(words, params)));
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
