import { z } from "zod";
import { call } from "../call.ts";
import * as calls from "./calls.ts";
import { linkRefusals, token } from "./link-schema.ts";
import { message } from "./schema.ts";

const params = z.object({ id: z.string() });

export const handOver = call({
  ...calls.handOver,
  name: "handOver",
  in_person: true,
  summary: "Record a move to WhatsApp, once a day, if the other party's number is known",
  group: "Conversations",
  params,
  status: 201,
  answer: z.object({ message }),
  refusals: [
    "conversation_not_found",
    "conversation_over",
    "suspended_writes_nothing",
    "no_whatsapp",
    "too_many_requests",
  ],
});

export const handOverLinked = call({
  ...calls.handOverLinked,
  name: "handOverLinked",
  summary: "Record a guest's move to WhatsApp with the provider, by link token",
  group: "Conversations",
  body: z.object({ token }),
  status: 201,
  answer: z.object({ message }),
  refusals: [...linkRefusals, "conversation_over", "no_whatsapp"],
});

const blocked = z.object({ is_blocked: z.boolean() });

export const blockOther = call({
  ...calls.blockOther,
  name: "blockOther",
  in_person: true,
  summary: "Block the other party's messages and enquiries in all conversations, until unblocked",
  group: "Conversations",
  params,
  status: 200,
  answer: blocked,
  refusals: ["conversation_not_found"],
});

export const unblockOther = call({
  ...calls.unblockOther,
  name: "unblockOther",
  in_person: true,
  summary: "Unblock the other party's messages and enquiries",
  group: "Conversations",
  params,
  status: 200,
  answer: blocked,
  refusals: ["conversation_not_found"],
});

export const blockLinked = call({
  ...calls.blockLinked,
  name: "blockLinked",
  summary: "Block the provider's messages as a guest, by link token",
  group: "Conversations",
  body: z.object({ token }),
  status: 200,
  answer: blocked,
  refusals: linkRefusals,
});

export const unblockLinked = call({
  ...calls.unblockLinked,
  name: "unblockLinked",
  summary: "Unblock the provider's messages as a guest, by link token",
  group: "Conversations",
  body: z.object({ token }),
  status: 200,
  answer: blocked,
  refusals: linkRefusals,
});
