export { listOpenOf, type OpenConversation } from "./store.ts";
