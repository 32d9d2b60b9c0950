/** Removes settings that nobody has changed since, in the caller's transaction. */
export { removeUnchanged as dropSettings } from "./store.ts";
