import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import * as limits from "../../../contract/limits.ts";

const leasts = {
  provider: { length_min: limits.reset_password_length_min, sentence: accountMessages.password_too_short },
  couple: { length_min: limits.couple_password_length_min, sentence: accountMessages.couple_password_too_short },
} as const satisfies Record<AccountKind, unknown>;

/**
 * Errors of a new password and its repetition [accounts-2], by field: required, long enough, equal. One at a time.
 * @param registering the kind of account that registers: couples may choose a shorter password
 */
export function checkNewPassword(
  password: string,
  repeated: string,
  names: { password: string; repeated: string },
  registering: AccountKind = "provider",
): Record<string, string> {
  if (password === "" || repeated === "") {
    return {
      ...(password === "" && { [names.password]: accountMessages.fill_all_fields }),
      ...(repeated === "" && { [names.repeated]: accountMessages.fill_all_fields }),
    };
  }
  const least = leasts[registering];
  if (password.length < least.length_min) return { [names.password]: least.sentence };
  if (password !== repeated) return { [names.repeated]: accountMessages.passwords_differ };
  return {};
}
