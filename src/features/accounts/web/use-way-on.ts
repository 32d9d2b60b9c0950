import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { AccountKind } from "../../../contract/accounts.ts";
import { arrivalPath } from "./login-path.ts";
import { useVisitor } from "./session.ts";

/** Sends whoever is signed in where they were going: `next`, or where they arrive. */
export function useWayOn(kind: AccountKind, next: string | null): void {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const isIn = visitor.kind === kind;
  const isSuperAdmin = visitor.kind === "provider" && visitor.isSuperAdmin && !visitor.impersonated;
  useEffect(() => {
    if (isIn) void navigate(next ?? arrivalPath(kind, isSuperAdmin), { replace: true });
  }, [isIn, isSuperAdmin, kind, next, navigate]);
}
