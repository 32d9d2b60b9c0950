/** For the dashboard, which counts what is new. */
export { countReceivedSince } from "./store.ts";
