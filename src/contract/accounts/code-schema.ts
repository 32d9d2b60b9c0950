import { z } from "zod";
import { accountMessages } from "./calls.ts";

/** The account's factors besides recovery codes. */
export const pendingSignIn = z.object({ pending_token: z.string(), has_app: z.boolean(), has_passkey: z.boolean() });
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/** From an authenticator app, or a recovery code. */
export const code = z
  .string(accountMessages.code_missing)
  .trim()
  .min(1, accountMessages.code_missing)
  .max(40, accountMessages.code_wrong);

/** As browsers encode bytes. */
const bytes = (length_max: number) =>
  z
    .string()
    .max(length_max)
    .regex(/^[\w-]*$/);

const id = bytes(1400);
const clientDataJSON = bytes(4000);

export const passkeyAssertion = z.object({
  id,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

export const passkeyMade = z.object({
  id,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(30_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;
