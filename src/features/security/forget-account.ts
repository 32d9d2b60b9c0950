/** For an account that is deleted: its events stay, and say no more whose they were. */
export { removeAccount as forgetAccount } from "./store.ts";
