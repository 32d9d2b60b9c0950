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
