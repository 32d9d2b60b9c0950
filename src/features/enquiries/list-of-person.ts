/** For a request under POPIA: what somebody sent, by email. */
export { listOfPerson } from "./store-erasure.ts";
