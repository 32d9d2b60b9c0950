import type { z } from "zod";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import type * as calls from "../../../contract/providers/my-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { phoneError, readPhone } from "../../../platform/network/phone.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { isTrapFilled } from "../../../platform/read-trap.ts";
import { refuse } from "../../../platform/refusal.ts";
import { createAccount } from "../../accounts/create-account.ts";
import { findPasswordError } from "../../accounts/password/find-password-error.ts";
import { hashPassword } from "../../accounts/password/hash-password.ts";
import { registrationLimits, trappedRegistrationLimits } from "../../accounts/rules.ts";
import { lookUpCategories, type KnownCategory } from "../../categories/look-up-categories.ts";
import { insertProvider } from "../store.ts";
import { recomputeTrust } from "../trust/recompute-trust.ts";

export type Registration = z.output<NonNullable<typeof calls.registerProviderRoute.body>>;

type Invited = { is_confirmed?: boolean; accept?: (tx: Database, provider_id: string) => Promise<void> };

/**
 * All or nothing [providers-1]. Limited to twenty an hour per address. `accept` runs an invitation in the same
 * transaction.
 */
export async function registerProvider(
  ctx: Context,
  input: Registration,
  { address }: Pick<RequestMeta, "address">,
  { is_confirmed = false, accept }: Invited = {},
): Promise<void> {
  const { phone, category } = await readRegistration(ctx, input);
  const isTrapped = isTrapFilled(ctx, "provider_registration", input);
  const counted = [...registrationLimits(address), ...(isTrapped ? trappedRegistrationLimits(address) : [])];
  // In its own transaction, so that attempts to probe for taken emails count too.
  await ctx.db.transaction((tx) => countTry(ctx, tx, counted));
  const password_hash = await hashPassword(input.password);

  const { email, business_name, contact_person, city = null, province = null } = input;
  const names = { business_name, contact_person };
  await ctx.db.transaction(async (tx) => {
    const id = await createAccount(ctx, tx, {
      kind: "provider",
      email,
      password_hash,
      is_confirmed,
    });
    const created_at = ctx.clock();
    const row = { id, ...names, phone, city, province, created_at, updated_at: created_at };
    await insertProvider(tx, row, category?.id ?? null);
    await recomputeTrust(ctx, tx, id);
    await accept?.(tx, id);
  });
}

async function readRegistration(
  ctx: Context,
  input: Registration,
): Promise<{ phone: string; category: KnownCategory | undefined }> {
  const { password, confirmPassword, category_id, email, business_name, contact_person } = input;
  const fields: Record<string, string> = {};
  const passwordError = await findPasswordError(password, [email, business_name, contact_person]);
  if (passwordError !== null) fields["password"] = passwordError;
  if (confirmPassword !== password) fields["confirmPassword"] = accountMessages.passwords_differ;
  const phone = readPhone(input.phone);
  if (phone === null) fields["phone"] = phoneError(input.phone);
  const category = category_id === undefined ? undefined : (await lookUpCategories(ctx)).byId.get(category_id);
  if (category_id !== undefined && !category) fields["category_id"] = accountMessages.category_unknown;
  const [sentence] = Object.values(fields);
  if (phone === null || sentence !== undefined) refuse("bad_input", { ...(sentence && { sentence }), fields });
  return { phone, category };
}
