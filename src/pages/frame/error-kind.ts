import { isRouteErrorResponse } from "react-router";
import { messages } from "../../contract/messages.ts";
import type { PageError } from "../../platform/http/page.ts";
import { isConnectionLost, isChunkMissing } from "../../ui/report.ts";

export type ErrorKind = {
  mark: string;
  title: string;
  sentence: string;
  mayRetry: boolean;
  /** The id in the server's log. */
  request_id?: string | undefined;
  /** For a business that has left: its lists [visitors-31]. */
  links?: PageError["ways"];
};

const unexpected: ErrorKind = {
  mark: "500",
  title: "Something went wrong",
  sentence: messages.unexpected,
  mayRetry: true,
};

/** Never shows internal messages. */
export function errorKindOf(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error)) return answerKind(error.status, readPageError(error.data));
  if (isChunkMissing(error))
    return { mark: "Reload", title: "We couldn’t load this page", sentence: "Please reload the page.", mayRetry: true };
  if (isConnectionLost(error)) {
    return {
      mark: "Offline",
      title: "You’re offline",
      sentence: "Check your connection and try again.",
      mayRetry: true,
    };
  }
  return unexpected;
}

function readPageError(data: unknown): Partial<PageError> {
  if (typeof data !== "object" || data === null) return {};
  const entries = Object.entries(data).filter(([, value]) => typeof value === "string" || Array.isArray(value));
  return Object.fromEntries(entries);
}

function answerKind(status: number, { error, below, ways, request_id }: Partial<PageError>): ErrorKind {
  if (error && below) return { mark: String(status), title: error, sentence: below, mayRetry: false, links: ways };
  if (status === 404) {
    const sentence = "The page may have moved, or the address may have been mistyped.";
    return { mark: "404", title: "Page not found", sentence, mayRetry: false };
  }
  if (status === 503) {
    const sentence = error ?? "We can’t reach our records right now. Please try again in a moment.";
    return { mark: "503", title: "Back in a moment", sentence, mayRetry: true };
  }
  if (status >= 400 && status < 500) {
    const sentence = error ?? "A part of this address can’t be read.";
    return { mark: String(status), title: "This address can’t be read", sentence, mayRetry: false };
  }
  return { ...unexpected, request_id };
}
