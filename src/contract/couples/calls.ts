import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts") & typeof import("./dashboard-schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const registerCoupleCall: Call<"registerCouple"> = {
  method: "post",
  path: "/api/couples/register",
  who: "anyone",
};
export const signInCoupleCall: Call<"signInCouple"> = { method: "post", path: "/api/couples/login", who: "anyone" };
export const saveCoupleCall: Call<"saveCouple"> = { method: "put", path: "/api/couples/profile", who: "couple" };
export const writeWeddingCalendarCall: Call<"writeWeddingCalendar"> = {
  method: "get",
  path: "/api/couples/profile/calendar",
  who: "couple",
};
export const visitCoupleDashboardCall: Call<"visitCoupleDashboard"> = {
  method: "post",
  path: "/api/couples/profile/visits",
  who: "couple",
};
export const readCoupleDashboardCall: Call<"readCoupleDashboard"> = {
  method: "get",
  path: "/api/couples/dashboard",
  who: "couple",
};

export const boardStates = ["to_find", "contacted", "quoted", "booked"] as const;
export type BoardState = (typeof boardStates)[number];

export const listCouplesCall: Call<"listCouples"> = { method: "get", path: "/api/admin/couples", who: "super_admin" };

/** Loaded on every page of a signed-in couple, so it is separate. */
export const readMyCoupleCall: Call<"readMyCouple"> = { method: "get", path: "/api/couples/profile", who: "couple" };
