/** Hands what a wedding sent on to another, in the caller's transaction [weddings-13]. */
export { moveEnquiries as handEnquiries } from "./store-couple.ts";
