export { removeAccount as forgetAccount } from "./store.ts";
