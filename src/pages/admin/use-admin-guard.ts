import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { homePaths } from "../../client/session/login-path.ts";
import { useVisitor, type Visitor } from "../../client/session/session.ts";
import { useGuard } from "../../client/session/use-guard.ts";

/** Null for those who may stay, and for unknown visitors [visitors-3]. */
export function redirectPath(visitor: Visitor): string | null {
  if (visitor.kind === "guest") return null;
  if (visitor.impersonated) return homePaths[visitor.kind];
  return visitor.kind === "provider" && !visitor.isSuperAdmin ? href("/") : null;
}

/** Null while unknown; redirects all others. The server enforces permissions. */
export function useAdminGuard() {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const out = redirectPath(visitor);
  const provider = useGuard("provider", visitor.kind === "couple" && out !== null ? out : undefined);
  useEffect(() => {
    if (out !== null) void navigate(out, { replace: true });
  }, [out, navigate]);
  return provider?.isSuperAdmin === true && out === null ? provider : null;
}
