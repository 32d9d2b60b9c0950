import { z } from "zod";
import { coupleSchema } from "../couples/schema.ts";
import * as limits from "../limits.ts";
import { id, line, idParams } from "../primitives.ts";
import { providerUser } from "../providers/my-schema.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { accountMessages } from "./calls.ts";
import { code, passkeyAssertion, passkeyMade } from "./code-schema.ts";

const route = routesOf("Accounts");
const adminRoute = routesOf("Administration");

/** Rule [accounts-28]. */
export const secondFactorRead = z
  .object({
    since: z.string().nullable().describe("Null if there is none."),
    passkeys: z.int(),
    recovery_codes_left: z.int(),
    is_needed: z.boolean().describe("True for a super admin who must set one up before doing anything else."),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactorRead = z.infer<typeof secondFactorRead>;

export const finishSignInRoute = route(calls.finishSignInCall, {
  name: "finishSignIn",
  summary: "Complete a pending sign-in with the account's second factor",
  body: z
    .object({
      pending_token: z.string(accountMessages.second_factor_late).max(200),
      code: code.optional(),
      passkey: passkeyAssertion.optional(),
    })
    .refine(({ code, passkey }) => code !== undefined || passkey !== undefined, {
      error: accountMessages.code_missing,
      path: ["code"],
    }),
  answer: z.union([
    z.object({ token: z.string(), userType: z.literal("provider"), provider: providerUser }),
    z.object({ token: z.string(), userType: z.literal("couple"), couple: coupleSchema }),
  ]),
  refusals: ["dead_link", "too_many_requests", "passkey_refused"],
});

export const readSecondFactorRoute = route(calls.readSecondFactorCall, {
  name: "readSecondFactor",
  summary: "Retrieve the account's second-factor status",
  before_second_factor: true,
  answer: secondFactorRead,
});

export const enrolSecondFactorRoute = route(calls.enrolSecondFactorCall, {
  name: "enrolSecondFactor",
  least_role: "reader",
  summary: "Create a TOTP secret, which replaces any existing one once a code is confirmed",
  before_second_factor: true,
  in_person: true,
  answer: z.object({
    secret: z.string(),
    uri: z.string().describe("The `otpauth://…` URI, for a QR code."),
  }),
});

export const confirmSecondFactorRoute = route(calls.confirmSecondFactorCall, {
  name: "confirmSecondFactor",
  least_role: "reader",
  summary: `Turn on the second factor, end other sessions and return ${limits.recovery_codes} recovery codes once`,
  before_second_factor: true,
  in_person: true,
  body: z.object({ code }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ["second_factor_not_begun", "too_many_requests"],
});

export const removeSecondFactorRoute = route(calls.removeSecondFactorCall, {
  name: "removeSecondFactor",
  least_role: "reader",
  summary: "Turn off TOTP codes and, with the last second factor, the recovery codes",
  before_second_factor: true,
  in_person: true,
  refusals: ["last_second_factor"],
});

export const renewRecoveryCodesRoute = route(calls.renewRecoveryCodesCall, {
  name: "renewRecoveryCodes",
  least_role: "reader",
  summary: `Replace the recovery codes with ${limits.recovery_codes} new ones and return them once`,
  before_second_factor: true,
  in_person: true,
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ["second_factor_not_begun"],
});

export const removeFactorsRoute = adminRoute(calls.removeFactorsCall, {
  name: "removeFactors",
  summary: "Remove a provider's or couple's second factors and recovery codes, and end its sessions",
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ["account_gone", "super_admin_keeps_factors", "no_second_factor"],
});

export const passkeySchema = z
  .object({
    id,
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable().describe("Null if never used."),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkeySchema>;

const known = z.array(z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) }));

export const listPasskeysRoute = route(calls.listPasskeysCall, {
  name: "listPasskeys",
  summary: "List the account's passkeys, oldest first",
  before_second_factor: true,
  answer: z.object({ passkeys: z.array(passkeySchema) }),
});

export const beginPasskeyRoute = route(calls.beginPasskeyCall, {
  name: "beginPasskey",
  least_role: "reader",
  summary: `Start passkey registration: options with a single-use challenge, valid for ${limits.passkey_minutes} minutes`,
  before_second_factor: true,
  in_person: true,
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

export const addPasskeyRoute = route(calls.addPasskeyCall, {
  name: "addPasskey",
  least_role: "reader",
  summary: "Add a passkey; as the first second factor, end other sessions and return recovery codes once",
  before_second_factor: true,
  in_person: true,
  body: z.object({ name: line(limits.passkey_name_length_max), made: passkeyMade }),
  status: 201,
  answer: z.object({ passkey: passkeySchema, recovery_codes: z.array(z.string()) }),
  refusals: ["passkey_refused", "passkeys_full", "passkeys_unavailable"],
});

export const removePasskeyRoute = route(calls.removePasskeyCall, {
  name: "removePasskey",
  least_role: "reader",
  summary: "Delete a passkey and, with the last second factor, the recovery codes",
  before_second_factor: true,
  in_person: true,
  params: z.object({ id }),
  refusals: ["not_found", "last_second_factor"],
});

export const askPasskeyRoute = route(calls.askPasskeyCall, {
  name: "askPasskey",
  summary: "Retrieve passkey options for a pending sign-in, the current account or a passkey-only sign-in",
  body: z.object({ pending_token: z.string().max(200).optional() }),
  answer: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.enum(["required", "preferred"]),
    allowCredentials: known,
  }),
  refusals: ["dead_link", "too_many_requests", "passkeys_unavailable"],
});

export const signInByPasskeyRoute = route(calls.signInByPasskeyCall, {
  name: "signInByPasskey",
  summary: "Sign in with a user-verified passkey, without any other factor",
  body: z.object({ shown: passkeyAssertion }),
  answer: z.union([
    z.object({ token: z.string(), userType: z.literal("provider"), provider: providerUser }),
    z.object({ token: z.string(), userType: z.literal("couple"), couple: coupleSchema }),
  ]),
  refusals: ["passkey_refused", "passkeys_unavailable"],
});
