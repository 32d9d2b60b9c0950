export { lockProvider, lockProviders, lockWord } from "./store-locks.ts";
