export { listEventsAbout } from "./store.ts";
