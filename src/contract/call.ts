/** The router refuses others before the use case runs. */
export type Caller = "anyone" | "signed_in" | "provider" | "couple" | "super_admin";

/** Braces hold a path parameter. A change of the data announces the tag. */
export type CacheTag = "availability" | "catalogue" | "profiles" | "settings" | "provider:{id}";

/** The part of a call that browsers load (`contract/<noun>/calls.ts`). */
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

/** The calls whose routes a schema module exports: `saveBudget` for `saveBudgetRoute`. */
export type CallName<Schemas> = {
  [Key in keyof Schemas]: Key extends `${infer Name}Route` ? Name : never;
}[keyof Schemas];

/** A call with its route's type; only the type, as browsers don't load schemas. */
export interface TypedCall<Schemas, Name extends CallName<Schemas>> extends CallDefinition {
  readonly route?: Schemas[`${Name}Route` & keyof Schemas];
}
