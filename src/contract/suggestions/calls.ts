import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const suggestForLineCall: Call<"suggestForLine"> = {
  at: "get /api/suggestions",
  who: "anyone",
  cached: ["catalogue"],
};
