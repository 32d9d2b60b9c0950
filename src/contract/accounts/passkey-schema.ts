import { z } from "zod";
import { call } from "../call.ts";
import { couple } from "../couples/schema.ts";
import * as limits from "../limits.ts";
import { id, line } from "../primitives.ts";
import { providerUser } from "../providers/my-schema.ts";
import * as calls from "./calls.ts";
import { passkeyMade, passkeyAssertion } from "./passkey-answer.ts";

const group = "Accounts";

export const passkey = z
  .object({
    id,
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable().meta({ description: "Null if never used." }),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkey>;

const known = z.array(z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) }));

export const listPasskeys = call({
  ...calls.listPasskeys,
  name: "listPasskeys",
  summary: "List the account's passkeys, oldest first",
  group,
  before_factor: true,
  status: 200,
  answer: z.object({ passkeys: z.array(passkey) }),
});

export const beginPasskey = call({
  ...calls.beginPasskey,
  name: "beginPasskey",
  least_role: "reader",
  summary: `Start passkey registration: options with a single-use challenge, valid for ${limits.passkey_minutes} minutes`,
  group,
  before_factor: true,
  in_person: true,
  status: 200,
  answer: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
    timeout: z.int(),
    attestation: z.literal("none"),
    excludeCredentials: known,
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("preferred"),
    }),
  }),
  refusals: ["passkeys_full", "passkeys_unavailable"],
});

export const addPasskey = call({
  ...calls.addPasskey,
  name: "addPasskey",
  least_role: "reader",
  summary: "Add a passkey; as the first second factor, end other sessions and return recovery codes once",
  group,
  before_factor: true,
  in_person: true,
  body: z.object({ name: line(limits.passkey_name_length_max), made: passkeyMade }),
  status: 201,
  answer: z.object({ passkey, recovery_codes: z.array(z.string()) }),
  refusals: ["passkey_refused", "passkeys_full", "passkeys_unavailable"],
});

export const removePasskey = call({
  ...calls.removePasskey,
  name: "removePasskey",
  least_role: "reader",
  summary: "Delete a passkey and, with the last second factor, the recovery codes",
  group,
  before_factor: true,
  in_person: true,
  params: z.object({ id }),
  status: 204,
  answer: z.null(),
  refusals: ["not_found", "last_second_factor"],
});

export const askPasskey = call({
  ...calls.askPasskey,
  name: "askPasskey",
  summary: "Retrieve passkey options for a pending sign-in, the current account or a passkey-only sign-in",
  group,
  body: z.object({ pending_token: z.string().max(200).optional() }),
  status: 200,
  answer: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.enum(["required", "preferred"]),
    allowCredentials: known,
  }),
  refusals: ["dead_link", "too_many_requests", "passkeys_unavailable"],
});

export const signInByPasskey = call({
  ...calls.signInByPasskey,
  name: "signInByPasskey",
  summary: "Sign in with a user-verified passkey, without any other factor",
  group,
  body: z.object({ shown: passkeyAssertion }),
  status: 200,
  answer: z.union([
    z.object({ token: z.string(), userType: z.literal("provider"), provider: providerUser }),
    z.object({ token: z.string(), userType: z.literal("couple"), couple }),
  ]),
  refusals: ["passkey_refused", "passkeys_unavailable"],
});
