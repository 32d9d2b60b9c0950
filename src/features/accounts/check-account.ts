export { hasAccount } from "./store.ts";
