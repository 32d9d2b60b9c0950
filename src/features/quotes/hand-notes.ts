/** Moves a wedding's notes on quotes to another, in the caller's transaction [weddings-13]. */
export { moveNotes as handNotes } from "./store-compare.ts";
