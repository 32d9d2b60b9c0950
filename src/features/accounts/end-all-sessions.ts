/** Includes sessions in which the account impersonates somebody. */
export { removeAllSessions as endAllSessions } from "./store.ts";
