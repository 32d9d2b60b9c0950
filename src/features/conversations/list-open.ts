/** For a couple's dashboard. */
export { listOpenOf, type OpenTalk } from "./store.ts";
