import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readHealthCall: Call<"readHealth"> = { at: "get /api/admin/health", who: "super_admin" };

export const health_hours = 24;

export const health_step_minutes = 20;
