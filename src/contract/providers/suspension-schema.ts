import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { call } from "../call.ts";
import { adminText, filledIn } from "../primitives.ts";
import * as calls from "./calls.ts";

const group = "Administration";
const params = z.object({ id: z.string() });

/** Hides the provider from all public pages; it can't publish [admin-32]. */
export const suspendProvider = call({
  ...calls.suspendProvider,
  name: "suspendProvider",
  summary: "Suspend a provider from all public pages until restored, and notify it of the reason",
  group,
  params,
  body: z.object({
    reason: filledIn(adminText, adminMessages.suspension_reason_missing).meta({
      description: "Shown to the provider's owner.",
    }),
  }),
  status: 200,
  answer: z.object({ message: z.string(), data: z.object({ suspended_at: z.string(), suspended_reason: z.string() }) }),
  refusals: ["provider_not_found", "super_admin_not_suspended"],
});

export const restoreProvider = call({
  ...calls.restoreProvider,
  name: "restoreProvider",
  summary: "Lift a suspension; the provider may publish again",
  group,
  params,
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["provider_not_found"],
});
