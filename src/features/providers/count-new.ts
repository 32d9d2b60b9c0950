/** For the desk of the administration. */
export { countNewProviders } from "./store-admin-rows.ts";
