/** Moves the wedding's details to another, in the caller's transaction [weddings-13]. */
export { moveDetails as handDetails } from "./store.ts";
