import { z } from "zod";
import { call } from "../call.ts";
import { message } from "./shapes.ts";
import * as words from "./words.ts";

const is_own = z.boolean("Say whether it is yours.");
const held_id = z.string("Say which email.").max(200, "Say which email.");
const answer = z.object({
  message: message.nullable().meta({ description: "What was sent; null for what was thrown away." }),
});

export const decideHeld = call({
  ...words.decideHeld,
  name: "decideHeld",
  in_person: true,
  summary: "Sends an email that came in the asking side's name from another address than its own, or throws it away",
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
  ...words.decideLinkedHeld,
  name: "decideLinkedHeld",
  summary:
    "Sends an email that came in a guest's name from another address than its own, or throws it away, by the token of its link",
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
