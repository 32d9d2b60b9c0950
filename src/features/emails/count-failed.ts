export { countFailed as countFailedEmails } from "./store-records.ts";
