/** By what couples know that a business is who was verified [trust-24]. */
export const identityFields = ["business_name", "phone", "email_public", "website"] as const;
export type IdentityField = (typeof identityFields)[number];

/** A provider's identity: what its profile says, and its account's own email. */
export type VerifiedIdentity = Record<IdentityField, string | null> & { email?: string };

/**
 * Whether a verification rests once these fields differ from what was verified: the name is another, or one way to reach
 * the business was replaced and a second differs. What was only added to an empty field makes nobody somebody else.
 */
export function restsVerification(
  verified: Record<IdentityField, string | null>,
  differing: readonly IdentityField[],
): boolean {
  if (differing.includes("business_name")) return true;
  return differing.length >= 2 && differing.some((field) => verified[field] !== null && verified[field] !== "");
}
