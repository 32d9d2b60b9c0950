import type { z } from "zod";
import { accountMessages } from "../../contract/accounts/calls.ts";
import type * as calls from "../../contract/couples/schema.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { isTrapFilled } from "../../platform/read-trap.ts";
import { refuseIfInvalid } from "../../platform/refusal.ts";
import { createAccount } from "../accounts/create-account.ts";
import { findPasswordError } from "../accounts/password/find-password-error.ts";
import { hashPassword } from "../accounts/password/hash-password.ts";
import { registrationLimits, trappedRegistrationLimits } from "../accounts/rules.ts";
import { rememberDevice } from "../accounts/second-factor/remember-device.ts";
import { openSession } from "../accounts/sessions/open-session.ts";
import { readCouple } from "./read-couple.ts";
import { readDetails } from "./rules.ts";
import { insertCouple } from "./store.ts";

type Registration = z.output<NonNullable<typeof calls.registerCoupleRoute.body>>;
type Registered = { token: string; couple: Couple };

export async function registerCouple(
  ctx: Context,
  { email, password, confirmPassword, extra_remarks, ...sent }: Registration,
  { address, userAgent, device }: Pick<RequestMeta, "address" | "userAgent" | "device">,
): Promise<Registered> {
  const { details, fieldErrors } = readDetails(sent, { now: ctx.clock() });
  const { partner1_name = null, partner2_name = null } = details;
  const passwordError = await findPasswordError(password, [email, partner1_name, partner2_name]);
  refuseIfInvalid({
    ...(passwordError !== null && { password: passwordError }),
    ...(confirmPassword !== undefined &&
      confirmPassword !== password && { confirmPassword: accountMessages.passwords_differ }),
    ...fieldErrors,
  });
  const isTrapped = isTrapFilled(ctx, "couple_registration", { extra_remarks });
  const counted = [...registrationLimits(address), ...(isTrapped ? trappedRegistrationLimits(address) : [])];
  // A separate transaction, so that requests testing which emails are taken count too.
  await ctx.db.transaction((tx) => countTry(ctx, tx, counted));
  const password_hash = await hashPassword(password);

  return ctx.db.transaction(async (tx) => {
    const id = await createAccount(ctx, tx, { kind: "couple", email, password_hash });
    const created_at = ctx.clock();
    await insertCouple(tx, { id, ...details, created_at, updated_at: created_at });
    const token = await openSession(ctx, tx, { account_id: id, userAgent, is_proven: true });
    device.store(rememberDevice(ctx.keyedHash, device.cookie, { kind: "couple", email }));
    return { token, couple: await readCouple(tx, id) };
  });
}
