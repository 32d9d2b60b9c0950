/** The locks on providers that other features take, too. */
export { lockProvider, lockProviders, lockWord } from "./store-locks.ts";
