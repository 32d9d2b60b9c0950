import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { WeddingRole } from "./weddings/calls.ts";

/** The router refuses others before the use case runs. */
export type Caller = "anyone" | "signed_in" | "provider" | "couple" | "super_admin";

export type UploadLimits = {
  readonly field: string;
  readonly count_max: number;
  readonly bytes_max: number;
};

/** Braces hold a path parameter. A change of the data announces the tag. */
export type CacheTag = "availability" | "catalogue" | "profiles" | "settings" | "provider:{id}";

/** The part of a call that browsers load (`contract/<noun>/calls.ts`). Its name is its export's. */
export type CallDefinition = {
  readonly method: "get" | "post" | "put" | "delete";
  /** Parameters in braces, as in OpenAPI: `/api/providers/{id}`. */
  readonly path: `/api/${string}`;
  readonly who: Caller;
  /** Needs recent proof by password or second factor; else refused with `proof_needed`. */
  readonly proof?: true;
  /** Tags that evict the cached answer; without them nothing is cached. */
  readonly cached?: readonly CacheTag[];
};

/** A complete call [api-1]; the OpenAPI document is generated from these. */
export type Call<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
  Files extends UploadLimits | undefined = UploadLimits | undefined,
  Refusal extends ErrorCode = ErrorCode,
> = CallDefinition & {
  readonly name: string;
  readonly summary: string;
  readonly group: string;
  readonly params?: Params;
  readonly query?: Query;
  /** The canonical query for the cache key; unchanged by default. */
  canonical?(query: z.output<Extract<Query, z.ZodType>>): object;
  readonly body?: Body;
  readonly files?: Files;
  /** Allowed to super admins before their required second factor. */
  readonly before_factor?: true;
  /** By default readers may make GETs and public calls, editors all others [weddings-4]. */
  readonly least_role?: WeddingRole;
  /** Refused during impersonation. */
  readonly in_person?: true;
  readonly status: 200 | 201 | 204;
  statusOf?(answer: z.output<Answer>): 200 | 201 | 202;
  readonly answer: Answer;
  readonly file_types?: readonly string[];
  /** Error codes besides the general ones. */
  readonly refusals?: readonly Refusal[];
};

export function call<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Answer extends z.ZodType = z.ZodType,
  Files extends UploadLimits | undefined = undefined,
  Refusal extends ErrorCode = never,
>(definition: Call<Params, Query, Body, Answer, Files, Refusal>): Call<Params, Query, Body, Answer, Files, Refusal> {
  return definition;
}
