/** For POPIA erasure: no account can still move to the email. */
export { removeMovesTo } from "./store-expiry.ts";
