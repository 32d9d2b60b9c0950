import type { AccountKind } from "../../contract/accounts/schema.ts";
import { endpointOf, type Caller, type CallDefinition } from "../../contract/call.ts";
import { addressOf } from "../address-of.ts";
import { callApi, type ApiOutcome, type CallOptions } from "./call-api.ts";
import type { AnswerOf, CodeOf, CallInput } from "./call-types.ts";

type Options<W extends CallDefinition> = CallInput<W> &
  Pick<CallOptions, "key" | "failed" | "signal" | "keepalive"> & {
    /** For calls of several account kinds; no session by default. */
    as?: AccountKind;
  };

/** Never throws. Types come from the schema, by which the server validates: `call(markEnquiry, { params, body })`. */
export function call<W extends CallDefinition>(
  definition: W,
  { params, query, as = callerOf(definition.who), ...options }: Options<W>,
): Promise<ApiOutcome<AnswerOf<W>, CodeOf<W>>> {
  const { method } = endpointOf(definition);
  const outcome = callApi(addressOf(definition, { params, query }), { method, ...(as && { as }), ...options });
  return outcome as Promise<ApiOutcome<AnswerOf<W>, CodeOf<W>>>;
}

/** Undefined when a call doesn't need one kind. */
function callerOf(who: Caller): AccountKind | undefined {
  if (who === "couple") return who;
  return who === "provider" || who === "super_admin" ? "provider" : undefined;
}
