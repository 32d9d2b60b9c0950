export { answerRequests, insertRequest, reopenAnswered } from "./store-requests.ts";
