/** For what waits for an admin. */
export { countFailed as countFailedEmails } from "./store-records.ts";
