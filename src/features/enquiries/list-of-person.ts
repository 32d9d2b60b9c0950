/** For POPIA requests, by email. */
export { listOfPerson } from "./store-erasure.ts";
