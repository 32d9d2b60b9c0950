import type { AccountKind } from "../contract/accounts/shapes.ts";
import type { Caller, CallWords } from "../contract/call.ts";
import { addressOf } from "./address-of.ts";
import { callApi, type ApiOutcome, type CallOptions } from "./call-api.ts";
import type { AnswerOf, CodeOf, Parts } from "./call-types.ts";

type Options<W extends CallWords> = Parts<W> &
  Pick<CallOptions, "key" | "failed" | "signal" | "keepalive"> & {
    /** Whose session goes along with a call that more than one kind of person may make; nobody's unless said. */
    as?: AccountKind;
  };

/**
 * Makes a call of the contract and never throws (`callApi`). The words of the call say where it goes and whose session
 * goes along; what it takes, answers and is refused with is typed by its shapes: `call(markEnquiry, { params, body, failed })`.
 */
export function call<W extends CallWords>(
  words: W,
  { params, query, as = callerOf(words.who), ...options }: Options<W>,
): Promise<ApiOutcome<AnswerOf<W>, CodeOf<W>>> {
  const { method } = words;
  const outcome = callApi(addressOf(words, { params, query }), { method, ...(as && { as }), ...options });
  // the shapes stand in for the answer: the server sends what its contract lists and nothing else
  return outcome as Promise<ApiOutcome<AnswerOf<W>, CodeOf<W>>>;
}

/** The kind of person whose session a call always needs. */
function callerOf(who: Caller): AccountKind | undefined {
  if (who === "couple") return who;
  return who === "provider" || who === "super_admin" ? "provider" : undefined;
}
