/** For a start that fills an empty database. */
export { hasAccount } from "./store.ts";
