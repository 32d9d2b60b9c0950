import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const listAuditCall: Call<"listAudit"> = { at: "get /api/admin/audit", who: "super_admin" };
export const exportAuditCall: Call<"exportAudit"> = {
  at: "get /api/admin/audit/export",
  who: "super_admin",
  proof: true,
};
