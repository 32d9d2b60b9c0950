import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { call } from "../call.ts";
import { adminText, filledIn } from "../primitives.ts";
import * as words from "./words.ts";

const group = "Administration";
const params = z.object({ id: z.string() });

/** Hides the provider from all public pages; it can't publish [admin-32]. */
export const suspendProvider = call({
  ...words.suspendProvider,
  name: "suspendProvider",
  summary: "Takes a provider off every public page until an admin restores it, and tells it why",
  group,
  params,
  body: z.object({
    reason: filledIn(adminText, adminMessages.suspension_reason_missing).meta({ description: "Its owner reads it." }),
  }),
  status: 200,
  answer: z.object({ message: z.string(), data: z.object({ suspended_at: z.string(), suspended_reason: z.string() }) }),
  refusals: ["provider_not_found", "super_admin_not_suspended"],
});

export const restoreProvider = call({
  ...words.restoreProvider,
  name: "restoreProvider",
  summary: "Lifts a suspension: the provider may publish itself again",
  group,
  params,
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["provider_not_found"],
});
