/** For what waits for an admin. */
export { countFailedEmails } from "./store-records.ts";
