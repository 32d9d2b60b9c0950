/** Requests for the badge `verified`, which end with the badge: written by whoever asks for it, and by whoever answers. */
export { answerRequests, insertRequest, reopenAnswered } from "./store-requests.ts";
