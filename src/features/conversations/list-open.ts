export { listOpenOf, type OpenTalk } from "./store.ts";
