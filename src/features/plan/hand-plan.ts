/** Hands a wedding's plan on to another, in the caller's transaction [weddings-13]. */
export { movePlan as handPlan } from "./store.ts";
