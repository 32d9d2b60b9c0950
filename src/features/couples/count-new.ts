export { countNewCouples } from "./store.ts";
