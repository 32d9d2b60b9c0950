import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { homePaths } from "../../client/login-path.ts";
import { useVisitor, type Visitor } from "../../client/session.ts";
import { useGuard } from "../../client/use-guard.ts";

/** Where somebody belongs who comes to the admin panel [visitors-3]: null for who may stay, and while nobody is known. */
export function wayOut(visitor: Visitor): string | null {
  if (visitor.kind === "guest") return null;
  if (visitor.impersonated) return homePaths[visitor.kind];
  return visitor.kind === "provider" && !visitor.isSuperAdmin ? href("/") : null;
}

/**
 * Answers the super admin who is signed in, or null while nobody is known, and sends everybody else where they belong: to
 * the login, home, or to the dashboard of whom they act as. What people may really do is decided by the server.
 */
export function useAdminGuard() {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const out = wayOut(visitor);
  const provider = useGuard("provider", visitor.kind === "couple" && out !== null ? out : undefined);
  useEffect(() => {
    if (out !== null) void navigate(out, { replace: true });
  }, [out, navigate]);
  return provider?.isSuperAdmin === true && out === null ? provider : null;
}
