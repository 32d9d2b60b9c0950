/** For what is deleted: emails about it are taken away, or forget to whom they went. */
export { giveUpEmails, removeEmails } from "./store-records.ts";
