/** For the dashboard of the administration. */
export { countNewCouples } from "./store.ts";
