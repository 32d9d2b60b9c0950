/** The router refuses others before the use case runs. */
export type Caller = "anyone" | "signed_in" | "provider" | "couple" | "super_admin";

/** Braces hold a path parameter. A change of the data announces the tag. */
export type CacheTag = "availability" | "catalogue" | "profiles" | "settings" | "provider:{id}";

export type Method = "get" | "post" | "put" | "delete";
export type Path = `/api/${string}`;

/** The part of a call that browsers load (`contract/<noun>/calls.ts`). */
export type CallDefinition = {
  /** Parameters in braces, as in OpenAPI: `get /api/providers/{id}`. */
  readonly at: `${Method} ${Path}`;
  readonly who: Caller;
  /** Needs recent proof by password or second factor; else refused with `proof_needed`. */
  readonly proof?: true;
  /** Tags that evict the cached answer; without them nothing is cached. */
  readonly cached?: readonly CacheTag[];
};

export function endpointOf({ at }: CallDefinition): { method: Method; path: Path } {
  const [method, path] = at.split(" ") as [Method, Path];
  return { method, path };
}

/** The calls whose routes a schema module exports: `saveBudget` for `saveBudgetRoute`. */
export type CallName<Schemas> = {
  [Key in keyof Schemas]: Key extends `${infer Name}Route` ? Name : never;
}[keyof Schemas];

/** A call with its route's type; only the type, as browsers don't load schemas. */
export interface TypedCall<Schemas, Name extends CallName<Schemas>> extends CallDefinition {
  readonly route?: Schemas[`${Name}Route` & keyof Schemas];
}
