import { readAll, type Visitor } from "../../client/session.ts";

/** Whether the profile is the visitor's own. */
export function isOwn(visitor: Visitor, id: string): boolean {
  return visitor.kind === "provider" && visitor.id === id;
}

/** Whether the visitor may act as the profile's owner: a super admin who is it not, and acts as nobody yet [profile-16]. */
export function mayImpersonate(visitor: Visitor, id: string): boolean {
  return visitor.kind === "provider" && visitor.isSuperAdmin && !visitor.impersonated && !isOwn(visitor, id);
}

/** Whether the visitor may see a profile that does not exist for others [providers-2]. The server has the last word. */
export function mayBeShown(visitor: Visitor, id: string): boolean {
  return isOwn(visitor, id) || (visitor.kind === "provider" && visitor.isSuperAdmin);
}

/** Whether the visitor may have written to a provider: couples, and guests of a browser that wrote to somebody. */
export function mayHaveWritten(visitor: Visitor): boolean {
  return visitor.kind === "couple" || (visitor.kind === "guest" && Boolean(readAll().written));
}
