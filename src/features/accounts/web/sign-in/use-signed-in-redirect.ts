import { useEffect } from "react";
import { useNavigate } from "react-router";
import { arrivalPath } from "../../../../client/session/login-path.ts";
import { isAdmin, useVisitor } from "../../../../client/session/session.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";

export function useSignedInRedirect(kind: AccountKind, next: string | null): void {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const isIn = visitor.kind === kind;
  const isSuperAdmin = isAdmin(visitor);
  useEffect(() => {
    if (isIn) void navigate(next ?? arrivalPath(kind, isSuperAdmin), { replace: true });
  }, [isIn, isSuperAdmin, kind, next, navigate]);
}
