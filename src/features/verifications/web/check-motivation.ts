import * as limits from "../../../contract/limits.ts";

/** What is wrong with the reasons somebody gives, as a sentence; null for what can be sent (decisions 3). */
export function checkMotivation(motivation: string): string | null {
  const [min, max] = [limits.verification_motivation_length_min, limits.verification_motivation_length_max];
  const length = motivation.trim().length;
  if (length < min) return `Tell us a little more: at least ${min} characters.`;
  return length > max ? `Keep this to ${max} characters at most.` : null;
}
