import { z } from "zod";
import { call } from "../call.ts";
import { id } from "../primitives.ts";
import * as calls from "./calls.ts";

const group = "Accounts";

export const mySession = z
  .object({
    id,
    device: z.string().meta({ description: "Such as `Chrome on Android`." }),
    is_current: z.boolean(),
    created_at: z.string(),
    last_used_at: z.string(),
  })
  .meta({ id: "Session" });
export type MySession = z.infer<typeof mySession>;

export const listSessions = call({
  ...calls.listSessions,
  name: "listSessions",
  before_factor: true,
  summary: "List the account's active sessions, the current session first",
  group,
  status: 200,
  answer: z.object({ sessions: z.array(mySession) }),
});

export const endSession = call({
  ...calls.endSession,
  name: "endSession",
  least_role: "reader",
  in_person: true,
  summary: "End one of the account's sessions",
  group,
  params: z.object({ id }),
  status: 204,
  answer: z.null(),
  refusals: ["not_found"],
});

export const endOtherSessions = call({
  ...calls.endOtherSessions,
  name: "endOtherSessions",
  least_role: "reader",
  in_person: true,
  summary: "End all the account's sessions except the current session",
  group,
  status: 200,
  answer: z.object({ ended: z.int() }),
});

export const signOutAccount = call({
  ...calls.signOutAccount,
  name: "signOutAccount",
  summary: "End all sessions of a provider or couple, including impersonations",
  group: "Administration",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["account_gone", "super_admin_not_signed_out"],
});
