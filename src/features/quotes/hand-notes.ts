/** Hands what a wedding noted of quotes on to another, in the caller's transaction [weddings-13]. */
export { moveNotes as handNotes } from "./store-compare.ts";
