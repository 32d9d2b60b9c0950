export { countNewProviders, countResting } from "./store-admin-rows.ts";
