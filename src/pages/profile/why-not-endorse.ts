import type { Visitor } from "../../client/session.ts";

export function whyNotEndorse(visitor: Visitor): string | null {
  if (visitor.kind !== "provider") return "Only providers endorse";
  if (visitor.impersonated) return "Not while impersonating";
  if (visitor.isPublished) return null;
  return visitor.isSuperAdmin ? "Admin accounts don’t endorse" : "Publish your profile first";
}
