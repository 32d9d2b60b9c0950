/** For a person's copy of everything that is kept about it. */
export { listEventsAbout } from "./store.ts";
