/** For an email that is erased: no account is moved to it any more. */
export { removeMovesTo } from "./store-expiry.ts";
