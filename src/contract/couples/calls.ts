import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts") & typeof import("./dashboard-schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const registerCoupleCall: Call<"registerCouple"> = { at: "post /api/couples/register", who: "anyone" };
export const signInCoupleCall: Call<"signInCouple"> = { at: "post /api/couples/login", who: "anyone" };
export const saveCoupleCall: Call<"saveCouple"> = { at: "put /api/couples/profile", who: "couple" };
export const writeWeddingCalendarCall: Call<"writeWeddingCalendar"> = {
  at: "get /api/couples/profile/calendar",
  who: "couple",
};
export const visitCoupleDashboardCall: Call<"visitCoupleDashboard"> = {
  at: "post /api/couples/profile/visits",
  who: "couple",
};
export const readCoupleDashboardCall: Call<"readCoupleDashboard"> = { at: "get /api/couples/dashboard", who: "couple" };

export const boardStates = ["to_find", "contacted", "quoted", "booked"] as const;
export type BoardState = (typeof boardStates)[number];

export const listCouplesCall: Call<"listCouples"> = { at: "get /api/admin/couples", who: "super_admin" };

export const readMyCoupleCall: Call<"readMyCouple"> = { at: "get /api/couples/profile", who: "couple" };
