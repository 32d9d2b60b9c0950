/** For those who look around a provider: the slug of its place. */
export { findPlaceOf } from "./store-places.ts";
