import { z } from "zod";
import { call } from "../call.ts";
import { typedCode } from "../link-code-schema.ts";
import { email } from "../primitives.ts";
import * as calls from "./calls.ts";
import { message, newMessage, upTo, fullConversation } from "./schema.ts";

const incomplete = "This link is incomplete.";
export const token = z.string(incomplete).trim().min(1, incomplete).max(200);
export const linkRefusals = ["dead_link", "too_many_requests"] as const;

export const readLinkedConversation = call({
  ...calls.readLinkedConversation,
  name: "readLinkedConversation",
  summary: "Retrieve a guest's conversation with all its messages, by link token",
  group: "Conversations",
  body: z.object({ token }),
  status: 200,
  answer: fullConversation,
  refusals: linkRefusals,
});

export const openByCode = call({
  ...calls.openByCode,
  name: "openByCode",
  summary: "Exchange an emailed code and its address for a guest's link token",
  group: "Conversations",
  body: typedCode,
  status: 200,
  answer: z.object({ token: z.string() }),
  refusals: ["too_many_requests"],
});

export const askNewLink = call({
  ...calls.askNewLink,
  name: "askNewLink",
  summary: "Email a guest its latest conversations' links; the response never reveals whether any exist",
  group: "Conversations",
  body: z.object({ email }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["too_many_requests"],
});

export const sendLinkedMessage = call({
  ...calls.sendLinkedMessage,
  name: "sendLinkedMessage",
  summary: "Send a message as a guest, by link token, once per Idempotency-Key",
  group: "Conversations",
  body: newMessage({ token }),
  status: 201,
  answer: z.object({ message }),
  refusals: [...linkRefusals, "conversation_over", "file_not_found", "idempotency_mismatch"],
});

export const markLinkedRead = call({
  ...calls.markLinkedRead,
  name: "markLinkedRead",
  summary: "Mark messages as read by a guest up to a position, by link token",
  group: "Conversations",
  body: z.object({ token, up_to: upTo }),
  status: 200,
  answer: z.object({ unread: z.int().min(0) }),
  refusals: linkRefusals,
});

export const closeLinked = call({
  ...calls.closeLinked,
  name: "closeLinked",
  summary: "Politely inform the provider that the guest found somebody else, by link token",
  group: "Conversations",
  body: z.object({ token }),
  status: 201,
  answer: z.object({ message }),
  refusals: [...linkRefusals, "conversation_over"],
});

export const revokeLink = call({
  ...calls.revokeLink,
  name: "revokeLink",
  summary: "Revoke a guest's conversation link; the next email about it contains a new one",
  group: "Conversations",
  body: z.object({ token }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: linkRefusals,
});
