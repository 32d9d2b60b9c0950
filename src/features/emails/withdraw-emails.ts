/** For what is undone before its email leaves. */
export { withdrawEmails } from "./store.ts";
