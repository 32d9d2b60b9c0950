/** For an account whose powers change: every session of it ends, and every one in which it acts as somebody. */
export { removeAllSessions as endAllSessions } from "./store.ts";
