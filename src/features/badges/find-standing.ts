/** For what is told to a provider about its verification. */
export { findStanding } from "./store.ts";
