import { fieldMessages } from "../../../contract/field-messages.ts";
import * as limits from "../../../contract/limits.ts";
import { verificationMessages } from "../../../contract/verifications/calls.ts";

/** The error as a sentence; null if valid [trust-17]. */
export function checkMotivation(motivation: string): string | null {
  const [min, max] = [limits.verification_motivation_length_min, limits.verification_motivation_length_max];
  const length = motivation.trim().length;
  if (length < min) return verificationMessages.motivation_short;
  return length > max ? fieldMessages.too_long(max) : null;
}
