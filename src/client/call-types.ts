import type { z } from "zod";
import type { CallWords } from "../contract/call.ts";
import type * as bulkShapes from "../contract/enquiries/bulk-shapes.ts";
import type * as enquiryShapes from "../contract/enquiries/shapes.ts";
import type * as enquiryWords from "../contract/enquiries/words.ts";
import type { ErrorCode } from "../contract/errors.ts";

/** Both halves of every call that browsers make, by name. Types alone: the shapes and their library stay on the server. */
type Words = typeof enquiryWords;
type Shapes = typeof bulkShapes & typeof enquiryShapes;

/** The name of a call, by its method and path. */
type NameOf<W> = { [Name in keyof Words]: Words[Name] extends W ? Name : never }[keyof Words];
type ShapeOf<W> = Shapes[NameOf<W> & keyof Shapes];

/** A part of a call as it is sent; `never` for a call without it. */
type Part<Shape, Name extends string> = Shape extends { readonly [N in Name]?: infer Read }
  ? z.input<Extract<Read, z.ZodType>>
  : never;
type Given<Name extends string, Value> = [Value] extends [never]
  ? { readonly [N in Name]?: never }
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** What stands in the address of a call: the parameters of its path, and its query. */
export type AddressParts<W extends CallWords> = Given<"params", Part<ShapeOf<W>, "params">> &
  Given<"query", Part<ShapeOf<W>, "query">>;

/** What a call takes. */
export type Parts<W extends CallWords> = AddressParts<W> & Given<"body", Part<ShapeOf<W>, "body">>;

/** What a call answers. */
export type AnswerOf<W extends CallWords> =
  ShapeOf<W> extends { readonly answer: infer Answer extends z.ZodType } ? z.output<Answer> : never;

/** Refusals that any call may meet. */
type GeneralCode = Extract<
  ErrorCode,
  | "bad_input"
  | "bad_parameter"
  | "bad_json"
  | "wrong_type"
  | "too_large"
  | "sign_in_required"
  | "not_allowed"
  | "unexpected"
  | "unavailable"
>;

/** What a call may be refused with: its own refusals, those of every call, and `offline` where no answer came. */
export type CodeOf<W extends CallWords> =
  | (ShapeOf<W> extends { readonly refusals?: readonly (infer Code extends string)[] } ? Code : never)
  | GeneralCode
  | "offline";
