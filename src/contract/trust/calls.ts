import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readMyTrustCall: Call<"readMyTrust"> = { at: "get /api/trust/mine", who: "provider" };
