export { findPlaceOf } from "./store-places.ts";
