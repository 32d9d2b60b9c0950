import * as limits from "../../../contract/limits.ts";

/** What is wrong with the reasons somebody gives, as a sentence; null for what can be sent (decisions 3). */
export function checkMotivation(motivation: string): string | null {
  const { verification_motivation_length_min: min, verification_motivation_length_max: max } = limits;
  const length = motivation.trim().length;
  if (length < min) return `Tell us a little more: at least ${min} characters.`;
  return length > max ? `Keep this to ${max} characters at most.` : null;
}
