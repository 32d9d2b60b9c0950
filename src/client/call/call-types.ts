import type { z } from "zod";
import type { CallDefinition } from "../../contract/call.ts";
import type { ErrorCode } from "../../contract/errors.ts";

type RouteOf<Definition> = Definition extends { readonly route?: infer Shape } ? Exclude<Shape, undefined> : never;

type RouteInput<Shape, Name extends string> = Shape extends { readonly [N in Name]?: infer Read }
  ? z.input<Extract<Read, z.ZodType>>
  : never;
type OptionalIfEmpty<Name extends string, Value> = [Value] extends [never]
  ? { readonly [N in Name]?: never }
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

export type UrlInput<Definition extends CallDefinition> = OptionalIfEmpty<
  "params",
  RouteInput<RouteOf<Definition>, "params">
> &
  OptionalIfEmpty<"query", RouteInput<RouteOf<Definition>, "query">>;

export type CallInput<Definition extends CallDefinition> = UrlInput<Definition> &
  OptionalIfEmpty<"body", RouteInput<RouteOf<Definition>, "body">>;

export type AnswerOf<Definition extends CallDefinition> =
  RouteOf<Definition> extends { readonly answer: infer Answer extends z.ZodType } ? z.output<Answer> : never;

type GeneralCode = Extract<
  ErrorCode,
  | "bad_input"
  | "bad_parameter"
  | "bad_json"
  | "wrong_type"
  | "too_large"
  | "sign_in_required"
  | "not_allowed"
  | "proof_needed"
  | "second_factor_needed"
  | "unexpected"
  | "unavailable"
>;

/** Its own refusals, the general ones, and `offline`. */
export type CodeOf<Definition extends CallDefinition> =
  | (RouteOf<Definition> extends { readonly refusals?: readonly (infer Code extends string)[] } ? Code : never)
  | GeneralCode
  | "offline";
