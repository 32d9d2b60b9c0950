import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const openTodayCall: Call<"openToday"> = { at: "post /api/providers/profile/today", who: "provider" };

/** Called on every provider page and at each live event. */
export const countWaitingCall: Call<"countWaiting"> = { at: "get /api/providers/profile/waiting", who: "provider" };

export const expiring_days = 3;

export const ahead_days = 30;

/** For each kind. */
export const today_rows_max = 20;
