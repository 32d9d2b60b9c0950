/** For the desk, which counts what is new. */
export { countReceivedSince } from "./store.ts";
