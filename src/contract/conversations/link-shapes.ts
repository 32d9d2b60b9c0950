import { z } from "zod";
import { call } from "../call.ts";
import { typedCode } from "../link-code-shapes.ts";
import { email } from "../primitives.ts";
import { message, newMessage, upTo, fullConversation } from "./shapes.ts";
import * as words from "./words.ts";

const incomplete = "This link is incomplete.";
export const token = z.string(incomplete).trim().min(1, incomplete).max(200);
export const linkRefusals = ["dead_link", "too_many_requests"] as const;

export const readLinkedConversation = call({
  ...words.readLinkedConversation,
  name: "readLinkedConversation",
  summary: "A guest's conversation with all its messages, by the token of its link",
  group: "Conversations",
  body: z.object({ token }),
  status: 200,
  answer: fullConversation,
  refusals: linkRefusals,
});

export const openByCode = call({
  ...words.openByCode,
  name: "openByCode",
  summary: "The token of a guest's link, for the code in its email and the address that the email went to",
  group: "Conversations",
  body: typedCode,
  status: 200,
  answer: z.object({ token: z.string() }),
  refusals: ["too_many_requests"],
});

export const askNewLink = call({
  ...words.askNewLink,
  name: "askNewLink",
  summary: "Mails a guest the links of its latest conversations, if the address has any; the answer never tells",
  group: "Conversations",
  body: z.object({ email }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["too_many_requests"],
});

export const sendLinkedMessage = call({
  ...words.sendLinkedMessage,
  name: "sendLinkedMessage",
  summary: "A guest writes a message, by the token of its link; the same Idempotency-Key writes it once",
  group: "Conversations",
  body: newMessage({ token }),
  status: 201,
  answer: z.object({ message }),
  refusals: [...linkRefusals, "conversation_over", "file_not_found", "idempotency_mismatch"],
});

export const markLinkedRead = call({
  ...words.markLinkedRead,
  name: "markLinkedRead",
  summary: "Says up to which message a guest has read, by the token of its link",
  group: "Conversations",
  body: z.object({ token, up_to: upTo }),
  status: 200,
  answer: z.object({ unread: z.int().min(0) }),
  refusals: linkRefusals,
});

export const closeLinked = call({
  ...words.closeLinked,
  name: "closeLinked",
  summary: "A guest tells the provider kindly that it has found somebody else, by the token of its link",
  group: "Conversations",
  body: z.object({ token }),
  status: 201,
  answer: z.object({ message }),
  refusals: [...linkRefusals, "conversation_over"],
});

export const revokeLink = call({
  ...words.revokeLink,
  name: "revokeLink",
  summary: "Ends the link of a guest's conversation; the next email about it brings another",
  group: "Conversations",
  body: z.object({ token }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: linkRefusals,
});
