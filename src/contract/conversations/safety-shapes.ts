import { z } from "zod";
import { call } from "../call.ts";
import { linkRefusals, token } from "./link-shapes.ts";
import { message } from "./shapes.ts";
import * as words from "./words.ts";

const params = z.object({ id: z.string() });

export const handOver = call({
  ...words.handOver,
  name: "handOver",
  in_person: true,
  summary:
    "Says that the asking side goes on in WhatsApp, where the other side's number is known; a day's second one is the first",
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
  ...words.handOverLinked,
  name: "handOverLinked",
  summary: "A guest goes on in WhatsApp with the provider, by the token of its link",
  group: "Conversations",
  body: z.object({ token }),
  status: 201,
  answer: z.object({ message }),
  refusals: [...linkRefusals, "conversation_over", "no_whatsapp"],
});

const blocked = z.object({ is_blocked: z.boolean() });

export const blockOther = call({
  ...words.blockOther,
  name: "blockOther",
  in_person: true,
  summary:
    "Takes no more messages nor enquiries of the other side, in all conversations with it, until that is taken back",
  group: "Conversations",
  params,
  status: 200,
  answer: blocked,
  refusals: ["conversation_not_found"],
});

export const unblockOther = call({
  ...words.unblockOther,
  name: "unblockOther",
  in_person: true,
  summary: "Takes messages and enquiries of the other side again",
  group: "Conversations",
  params,
  status: 200,
  answer: blocked,
  refusals: ["conversation_not_found"],
});

export const blockLinked = call({
  ...words.blockLinked,
  name: "blockLinked",
  summary: "A guest takes no more messages of the provider, by the token of its link",
  group: "Conversations",
  body: z.object({ token }),
  status: 200,
  answer: blocked,
  refusals: linkRefusals,
});

export const unblockLinked = call({
  ...words.unblockLinked,
  name: "unblockLinked",
  summary: "A guest takes messages of the provider again, by the token of its link",
  group: "Conversations",
  body: z.object({ token }),
  status: 200,
  answer: blocked,
  refusals: linkRefusals,
});
