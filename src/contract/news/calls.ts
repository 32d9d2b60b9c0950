import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readNewsCall: Call<"readNews"> = { at: "get /api/admin/news", who: "super_admin" };
