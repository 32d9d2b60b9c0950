/** Call in a transaction [weddings-13]. */
export { moveBudget as handBudget } from "./store.ts";
