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
  refusals: ["conversation_not_found", "conversation_over", "no_whatsapp", "too_many_requests"],
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
