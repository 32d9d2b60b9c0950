export { findStanding } from "./store.ts";
