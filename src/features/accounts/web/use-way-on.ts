import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { AccountKind } from "../../../contract/accounts.ts";
import { homePaths } from "./login-path.ts";
import { useVisitor } from "./session.ts";

/** Sends whoever is signed in where they were going: `next`, or where their kind is at home. */
export function useWayOn(kind: AccountKind, next: string | null): void {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const isIn = visitor.kind === kind;
  useEffect(() => {
    if (isIn) void navigate(next ?? homePaths[kind], { replace: true });
  }, [isIn, kind, next, navigate]);
}
