import { z } from "zod";
import { call } from "../call.ts";
import * as calls from "./calls.ts";
import { message } from "./schema.ts";

const is_own = z.boolean("Say whether it is yours.");
const held_id = z.string("Say which email.").max(200, "Say which email.");
const answer = z.object({
  message: message.nullable().meta({ description: "The message sent; null if the email was discarded." }),
});

export const decideHeld = call({
  ...calls.decideHeld,
  name: "decideHeld",
  in_person: true,
  summary: "Send or discard an email received in the caller's name from another address",
  group: "Conversations",
  params: z.object({ id: z.string(), held_id }),
  body: z.object({ is_own }),
  status: 200,
  answer,
  refusals: [
    "conversation_not_found",
    "held_email_not_found",
    "conversation_over",
    "suspended_writes_nothing",
    "too_many_requests",
  ],
});

export const decideLinkedHeld = call({
  ...calls.decideLinkedHeld,
  name: "decideLinkedHeld",
  summary: "Send or discard an email received in a guest's name from another address, by link token",
  group: "Conversations",
  body: z.object({
    token: z.string("This link is incomplete.").trim().min(1, "This link is incomplete.").max(200),
    held_id,
    is_own,
  }),
  status: 200,
  answer,
  refusals: ["dead_link", "too_many_requests", "held_email_not_found", "conversation_over"],
});
