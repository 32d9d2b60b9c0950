import { z } from "zod";
import { call } from "../call.ts";
import { couple } from "../couples/schema.ts";
import * as limits from "../limits.ts";
import { providerUser } from "../providers/my-schema.ts";
import { accountMessages } from "./calls.ts";
import * as calls from "./calls.ts";
import { code } from "./code-schema.ts";
import { passkeyAssertion } from "./passkey-answer.ts";

const group = "Accounts";

/** Rule [accounts-28]. */
export const secondFactorRead = z
  .object({
    since: z.string().nullable().meta({ description: "Null if there is none." }),
    passkeys: z.int(),
    recovery_codes_left: z.int(),
    is_needed: z
      .boolean()
      .meta({ description: "True for a super admin who must set one up before doing anything else." }),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactorRead = z.infer<typeof secondFactorRead>;

export const finishSignIn = call({
  ...calls.finishSignIn,
  name: "finishSignIn",
  summary: "Complete a pending sign-in with the account's second factor",
  group,
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
  status: 200,
  answer: z.union([
    z.object({ token: z.string(), userType: z.literal("provider"), provider: providerUser }),
    z.object({ token: z.string(), userType: z.literal("couple"), couple }),
  ]),
  refusals: ["dead_link", "too_many_requests", "passkey_refused"],
});

export const readSecondFactor = call({
  ...calls.readSecondFactor,
  name: "readSecondFactor",
  summary: "Retrieve the account's second-factor status",
  group,
  before_factor: true,
  status: 200,
  answer: secondFactorRead,
});

export const enrolSecondFactor = call({
  ...calls.enrolSecondFactor,
  name: "enrolSecondFactor",
  least_role: "reader",
  summary: "Create a TOTP secret, which replaces any existing one once a code is confirmed",
  group,
  before_factor: true,
  in_person: true,
  status: 200,
  answer: z.object({
    secret: z.string(),
    uri: z.string().meta({ description: "The `otpauth://…` URI, for a QR code." }),
  }),
});

export const confirmSecondFactor = call({
  ...calls.confirmSecondFactor,
  name: "confirmSecondFactor",
  least_role: "reader",
  summary: `Turn on the second factor, end other sessions and return ${limits.recovery_codes} recovery codes once`,
  group,
  before_factor: true,
  in_person: true,
  body: z.object({ code }),
  status: 200,
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ["second_factor_not_begun", "too_many_requests"],
});

export const removeSecondFactor = call({
  ...calls.removeSecondFactor,
  name: "removeSecondFactor",
  least_role: "reader",
  summary: "Turn off TOTP codes and, with the last second factor, the recovery codes",
  group,
  before_factor: true,
  in_person: true,
  status: 204,
  answer: z.null(),
  refusals: ["last_second_factor"],
});

export const renewRecoveryCodes = call({
  ...calls.renewRecoveryCodes,
  name: "renewRecoveryCodes",
  least_role: "reader",
  summary: `Replace the recovery codes with ${limits.recovery_codes} new ones and return them once`,
  group,
  before_factor: true,
  in_person: true,
  status: 200,
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ["second_factor_not_begun"],
});

export const removeFactors = call({
  ...calls.removeFactors,
  name: "removeFactors",
  summary: "Remove a provider's or couple's second factors and recovery codes, and end its sessions",
  group: "Administration",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["account_gone", "super_admin_keeps_factors", "no_second_factor"],
});
