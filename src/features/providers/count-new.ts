/** For the dashboard of the administration. */
export { countNewProviders, countResting } from "./store-admin-rows.ts";
