import { isAdmin, readAll, type Visitor } from "../../client/session/session.ts";

export function isProfileOwner(visitor: Visitor, id: string): boolean {
  return visitor.kind === "provider" && visitor.id === id;
}

/** A super admin who isn't the owner and impersonates nobody [profile-16]. */
export function mayImpersonate(visitor: Visitor, id: string): boolean {
  return isAdmin(visitor) && !isProfileOwner(visitor, id);
}

/** Rule [providers-2]. */
export function isViewable(visitor: Visitor, id: string): boolean {
  return isProfileOwner(visitor, id) || (visitor.kind === "provider" && visitor.isSuperAdmin);
}

export function mayHaveWritten(visitor: Visitor): boolean {
  return visitor.kind === "couple" || (visitor.kind === "guest" && Boolean(readAll().written));
}
