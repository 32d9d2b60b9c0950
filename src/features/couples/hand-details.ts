/** Hands what is told of a wedding on to another, in the caller's transaction [weddings-13]. */
export { moveDetails as handDetails } from "./store.ts";
