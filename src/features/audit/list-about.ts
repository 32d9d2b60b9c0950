/** For a person's copy of everything that is kept about it. */
export { listAbout } from "./store.ts";
