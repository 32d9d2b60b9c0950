/** For a person's copy of everything that is kept about it. */
export { listEmailsAbout } from "./store-records.ts";
