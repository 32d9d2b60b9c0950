import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { errors, type ErrorCode } from "../../contract/errors.ts";
import { isAway } from "../database/database.ts";
import type { Log } from "../log.ts";
import { currentRequestId } from "../network/request-id.ts";
import { Refusal } from "../refusal.ts";
import { isDiskFull } from "../storage/disk-full.ts";
import { StorageError } from "../storage/storage.ts";
import { retryAfterSeconds } from "./page.ts";

function answer(code: ErrorCode, more: Partial<ErrorAnswer> = {}, headers: Record<string, string> = {}): Response {
  const { status, sentence } = errors[code];
  const body: ErrorAnswer = { error: sentence, code, ...more };
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** Rule [api-2]. */
export function errorResponse(code: ErrorCode): Response {
  return answer(code);
}

/** Database or storage away or full is a 503; others are a 500 whose cause only the log gets. */
export function failureResponse(cause: unknown, log: Log, where: string): Response {
  if (cause instanceof Refusal) {
    const { code, message, fields, retryAfterSeconds: seconds } = cause;
    const wait = seconds ?? (errors[code].status === 503 ? retryAfterSeconds : undefined);
    const headers: Record<string, string> = wait === undefined ? {} : { "retry-after": String(wait) };
    return answer(code, { error: message, ...(fields && { fields }) }, headers);
  }
  const away = (more?: Partial<ErrorAnswer>) =>
    answer("unavailable", more, { "retry-after": String(retryAfterSeconds) });
  if (isAway(cause)) {
    log.warn("database away", { where });
    return away();
  }
  if (cause instanceof StorageError) {
    log.warn("storage away", { where, message: cause.message });
    return away();
  }
  if (isDiskFull(cause)) {
    // unlike an outage, this needs an operator
    log.error("disk full", cause, { where });
    return away({ error: "We can’t save anything right now. Please try again in a few minutes." });
  }
  log.error("unexpected failure", cause, { where });
  const request_id = currentRequestId();
  return answer("unexpected", request_id === undefined ? {} : { request_id });
}
