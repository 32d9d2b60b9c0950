import type { Visitor } from "../../../features/accounts/web/session.ts";

/** Whether the profile is the visitor's own. */
export function isOwn(visitor: Visitor, id: string): boolean {
  return visitor.kind === "provider" && visitor.id === id;
}

/** Whether the visitor may act as the profile's owner: a super admin who is it not, and acts as nobody yet (spec 4). */
export function mayImpersonate(visitor: Visitor, id: string): boolean {
  return visitor.kind === "provider" && visitor.isSuperAdmin && !visitor.impersonated && !isOwn(visitor, id);
}

/** Whether the visitor may see a profile that does not exist for others (decisions 3). The server has the last word. */
export function mayBeShown(visitor: Visitor, id: string): boolean {
  return isOwn(visitor, id) || (visitor.kind === "provider" && visitor.isSuperAdmin);
}
