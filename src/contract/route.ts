import { z } from "zod";
import { endpointOf, type CallDefinition, type Method, type Path } from "./call.ts";
import type { ErrorCode } from "./errors.ts";
import type { WeddingRole } from "./weddings/calls.ts";

export type UploadLimits = {
  readonly field: string;
  readonly count_max: number;
  readonly bytes_max: number;
};

type CallSchemas<
  Params extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Body extends z.ZodType | undefined,
  Answer extends z.ZodType,
  Files extends UploadLimits | undefined,
  Refusal extends ErrorCode,
> = {
  readonly name: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  /** The canonical query for the cache key; unchanged by default. */
  canonical?(query: z.output<Extract<Query, z.ZodType>>): object;
  readonly body?: Body;
  readonly files?: Files;
  /** Allowed to super admins before their required second factor. */
  readonly before_second_factor?: true;
  /** By default readers may make GETs and public calls, editors all others [weddings-4]. */
  readonly least_role?: WeddingRole;
  /** Refused during impersonation. */
  readonly in_person?: true;
  /** By default 200 with an answer, 204 without. */
  readonly status?: 200 | 201 | 204;
  statusOf?(answer: z.output<Answer>): 200 | 201 | 202;
  readonly answer?: Answer;
  readonly file_types?: readonly string[];
  /** Error codes besides the general ones. */
  readonly refusals?: readonly Refusal[];
};

/** A complete call [api-1]; the OpenAPI document is generated from these. */
export type Call<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
  Files extends UploadLimits | undefined = UploadLimits | undefined,
  Refusal extends ErrorCode = ErrorCode,
> = CallDefinition &
  CallSchemas<Params, Query, Body, Answer, Files, Refusal> & {
    readonly group: string;
    readonly method: Method;
    readonly path: Path;
    readonly status: 200 | 201 | 204;
    readonly answer: Answer;
  };

/** Declares the calls of one group of the API reference; `shared` applies to each. */
export function routesOf(group: string, shared: Pick<Call, "in_person"> = {}) {
  return <
    Params extends z.ZodType | undefined = undefined,
    Query extends z.ZodType | undefined = undefined,
    Body extends z.ZodType | undefined = undefined,
    Answer extends z.ZodType = z.ZodNull,
    Files extends UploadLimits | undefined = undefined,
    Refusal extends ErrorCode = never,
  >(
    definition: CallDefinition,
    schemas: CallSchemas<Params, Query, Body, Answer, Files, Refusal>,
  ): Call<Params, Query, Body, Answer, Files, Refusal> => {
    const { answer = z.null() as z.ZodType as Answer, status = schemas.answer ? 200 : 204 } = schemas;
    return { group, ...shared, ...definition, ...endpointOf(definition), ...schemas, status, answer };
  };
}
