import { z } from "zod";
import { call } from "../call.ts";
import { couple } from "../couples/shapes.ts";
import * as limits from "../limits.ts";
import { providerUser } from "../providers/own-shapes.ts";
import { code } from "./code-shape.ts";
import { passkeyAssertion } from "./passkey-answer.ts";
import { accountMessages } from "./words.ts";
import * as words from "./words.ts";

const group = "Accounts";

/** Rule [accounts-28]. */
export const secondFactorRead = z
  .object({
    since: z.string().nullable().meta({ description: "Null where there is none." }),
    passkeys: z.int(),
    recovery_codes_left: z.int(),
    is_needed: z.boolean().meta({ description: "A super admin who can do nothing before there is one." }),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactorRead = z.infer<typeof secondFactorRead>;

export const finishSignIn = call({
  ...words.finishSignIn,
  name: "finishSignIn",
  summary: "Ends a sign-in that waits for the account's second factor",
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
  ...words.readSecondFactor,
  name: "readSecondFactor",
  summary: "Whether the account that asks has a second factor",
  group,
  before_factor: true,
  status: 200,
  answer: secondFactorRead,
});

export const enrolSecondFactor = call({
  ...words.enrolSecondFactor,
  name: "enrolSecondFactor",
  least_role: "reader",
  summary:
    "Makes the secret of a program for codes (TOTP); it counts, in the place of one of before, once a code of it was confirmed",
  group,
  before_factor: true,
  in_person: true,
  status: 200,
  answer: z.object({ secret: z.string(), uri: z.string().meta({ description: "For a QR code: `otpauth://…`." }) }),
});

export const confirmSecondFactor = call({
  ...words.confirmSecondFactor,
  name: "confirmSecondFactor",
  least_role: "reader",
  summary: `Turns the second factor on, ends every other session, and answers ${limits.recovery_codes} recovery codes, this once`,
  group,
  before_factor: true,
  in_person: true,
  body: z.object({ code }),
  status: 200,
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ["second_factor_not_begun", "too_many_requests"],
});

export const removeSecondFactor = call({
  ...words.removeSecondFactor,
  name: "removeSecondFactor",
  least_role: "reader",
  summary: "Turns the codes of a program off, and with the last second factor the recovery codes",
  group,
  before_factor: true,
  in_person: true,
  status: 204,
  answer: z.null(),
  refusals: ["last_second_factor"],
});

export const renewRecoveryCodes = call({
  ...words.renewRecoveryCodes,
  name: "renewRecoveryCodes",
  least_role: "reader",
  summary: `Makes ${limits.recovery_codes} new recovery codes in the place of those of before, and answers them, this once`,
  group,
  before_factor: true,
  in_person: true,
  status: 200,
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ["second_factor_not_begun"],
});

export const removeFactors = call({
  ...words.removeFactors,
  name: "removeFactors",
  summary: "Takes every second factor and recovery code off a provider or couple, and ends its sessions",
  group: "Administration",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["account_gone", "super_admin_keeps_factors", "no_second_factor"],
});
