/** The fields that identify a verified business [trust-24]. */
export const identityFields = ["business_name", "phone", "email_public", "website"] as const;
export type IdentityField = (typeof identityFields)[number];

export type VerifiedIdentity = Record<IdentityField, string | null> & { email?: string };

/** The name changed, or one contact was replaced and a second differs. Filling an empty field doesn't count. */
export function restsVerification(
  verified: Record<IdentityField, string | null>,
  differing: readonly IdentityField[],
): boolean {
  if (differing.includes("business_name")) return true;
  return differing.length >= 2 && differing.some((field) => verified[field] !== null && verified[field] !== "");
}
