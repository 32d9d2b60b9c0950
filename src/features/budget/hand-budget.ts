/** Hands a wedding's budget on to another, in the caller's transaction [weddings-13]. */
export { moveBudget as handBudget } from "./store.ts";
