import { z } from "zod";
import { call } from "../call.ts";
import { id } from "../primitives.ts";
import * as words from "./words.ts";

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
  ...words.listSessions,
  name: "listSessions",
  before_factor: true,
  summary: "The account's living sessions, the one that asks first",
  group,
  status: 200,
  answer: z.object({ sessions: z.array(mySession) }),
});

export const endSession = call({
  ...words.endSession,
  name: "endSession",
  least_role: "reader",
  in_person: true,
  summary: "Ends one of the account's sessions",
  group,
  params: z.object({ id }),
  status: 204,
  answer: z.null(),
  refusals: ["not_found"],
});

export const endOtherSessions = call({
  ...words.endOtherSessions,
  name: "endOtherSessions",
  least_role: "reader",
  in_person: true,
  summary: "Ends every session of the account but the one that asks",
  group,
  status: 200,
  answer: z.object({ ended: z.int() }),
});

export const signOutAccount = call({
  ...words.signOutAccount,
  name: "signOutAccount",
  summary: "Ends every session of a provider or couple, also one in which an admin acts as it",
  group: "Administration",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["account_gone", "super_admin_not_signed_out"],
});
