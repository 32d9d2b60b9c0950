export { countReceivedSince } from "./store.ts";
