export { countReceivedSince } from "./store-counts.ts";
