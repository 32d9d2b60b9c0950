/** Moves a plan to another couple in the caller's transaction [weddings-13]. */
export { movePlan as handPlan } from "./store.ts";
