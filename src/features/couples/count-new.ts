/** For the desk of the administration. */
export { countNewCouples } from "./store.ts";
