/** For the dashboard of the administration. */
export { countNewProviders } from "./store-admin-rows.ts";
