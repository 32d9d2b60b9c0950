export { listEndorsed } from "./store-profile.ts";
