import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { WeddingRole } from "./weddings/roles.ts";

/** Who may make a call. The router refuses everybody else before the use case is entered. */
export type Caller = "anyone" | "signed_in" | "provider" | "couple" | "super_admin";

/** The files that a call takes, as multipart/form-data instead of a JSON body. */
export type FilesTaken = {
  /** The name of the form's field; it is repeated for each file. Other fields are dropped. */
  readonly field: string;
  /** The most files of one request. */
  readonly count_max: number;
  /** The most bytes of one file. */
  readonly bytes_max: number;
};

/** Names what a cached answer is built from; in braces stands a parameter of its path. Whoever changes that announces the tag. */
export type CacheTag = "availability" | "catalogue" | "profiles" | "settings" | "provider:{id}";

/** The half of a call that is plain data (`contract/<noun>/words.ts`): browsers carry it. Its name is the one that it is exported under. */
export type CallWords = {
  readonly method: "get" | "post" | "put" | "delete";
  /** The path with its parameters in braces, as in OpenAPI: `/api/providers/{id}`. */
  readonly path: `/api/${string}`;
  readonly who: Caller;
  /** Its session must have shown lately that it is its owner's, by password or second factor; else it is refused with `proof_needed`. */
  readonly proof?: true;
  /** Of a read for anyone: the page cache may hold its answer until one of these tags changes. Without it every answer is made anew. */
  readonly cached?: readonly CacheTag[];
};

/** One call of the API, whole: where it lives, what it takes and what it answers [api-1]. The OpenAPI document is made from these. */
export type Call<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
  Files extends FilesTaken | undefined = FilesTaken | undefined,
  Refusal extends ErrorCode = ErrorCode,
> = CallWords & {
  readonly name: string;
  readonly summary: string;
  readonly group: string;
  readonly params?: Params;
  readonly query?: Query;
  /** The one form of all queries that ask for the same: the key of a cached answer is made of it. As it was read unless said. */
  canonical?(query: z.output<Extract<Query, z.ZodType>>): object;
  readonly body?: Body;
  readonly files?: Files;
  /** What a super admin may do before it has the second factor that the site asks for. */
  readonly before_factor?: true;
  /**
   * The least that a member of a wedding must be to make the call. Where nothing is said, readers may what is a GET or for anyone, and everything
   * else is an editor's [weddings-4].
   */
  readonly least_role?: WeddingRole;
  /** What nobody else does in a person's name: an admin who acts as it is refused. */
  readonly in_person?: true;
  readonly status: 200 | 201 | 204;
  /** Where some answers have another status: by what is answered. */
  statusOf?(answer: z.output<Answer>): 200 | 201 | 202;
  readonly answer: Answer;
  /** Of a call that answers with a file in place of JSON: what it may be. */
  readonly file_types?: readonly string[];
  /** Codes of `contract/errors.ts` that this call may answer, besides those that every call may. */
  readonly refusals?: readonly Refusal[];
};

/** Declares a call and keeps its exact types. */
export function call<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Answer extends z.ZodType = z.ZodType,
  Files extends FilesTaken | undefined = undefined,
  Refusal extends ErrorCode = never,
>(definition: Call<Params, Query, Body, Answer, Files, Refusal>): Call<Params, Query, Body, Answer, Files, Refusal> {
  return definition;
}
