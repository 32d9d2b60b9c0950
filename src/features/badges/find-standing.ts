export { findProviderStatus } from "./store.ts";
