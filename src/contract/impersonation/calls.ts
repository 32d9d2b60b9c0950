import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const impersonateProviderCall: Call<"impersonateProvider"> = {
  at: "post /api/admin/impersonate/{id}",
  who: "super_admin",
  proof: true,
};
export const impersonateCoupleCall: Call<"impersonateCouple"> = {
  at: "post /api/admin/impersonate-couple/{id}",
  who: "super_admin",
  proof: true,
};
