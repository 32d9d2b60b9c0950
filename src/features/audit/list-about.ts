export { listAbout } from "./store.ts";
