/** For those whose changes show on the profiles of whom a provider endorsed. */
export { listEndorsed } from "./store-profile.ts";
