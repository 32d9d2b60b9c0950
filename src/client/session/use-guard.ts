import { useEffect, useRef } from "react";
import { href, useLocation, useNavigate } from "react-router";
import type { AccountKind } from "../../contract/accounts/schema.ts";
import { wasSignedOutHere } from "./log-out.ts";
import { arrivalPath, loginPath, withNext } from "./login-path.ts";
import { impersonationOver, readAll, readToken, useVisitor, visitorOf, type Visitor } from "./session.ts";

type VisitorOf<Kind extends AccountKind> = Extract<Visitor, { kind: Kind }>;

/**
 * For pages of one kind of account [visitors-3]: the account, or null while unknown. Sends visitors without a session
 * to its login and back. Permissions are checked by the server. A super admin without impersonation is sent from a
 * couple's page to the dashboard.
 * @param kind with "either", the login of the last kind used here, else the providers'
 * @param elsewhere replaces the login for visitors who never had a session here
 */
export function useGuard<Kind extends AccountKind>(kind: Kind | "either", elsewhere?: string): VisitorOf<Kind> | null {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const lastIn = useRef<AccountKind | null>(null);
  const isLeaving = useRef(false);
  const wasImpersonated = useRef(false);
  useEffect(() => {
    // The first paint knows only guests, so the stored token decides.
    const kindIn = readKind(kind);
    const wasLetGo = lastIn.current !== null && wasSignedOutHere();
    const wasIn = lastIn.current;
    lastIn.current = kindIn;
    const wasGivenBack = wasImpersonated.current && visitor.kind === "provider" && visitor.isSuperAdmin;
    wasImpersonated.current ||= visitor.kind !== "guest" && visitor.impersonated;
    if (wasGivenBack || impersonationOver() !== null) return;
    if (kindIn !== null || wasLetGo || isLeaving.current) return;
    isLeaving.current = true;
    const login = loginPath(kind === "either" ? (wasIn ?? "provider") : kind, { pathname, search, hash });
    const stored = readAll();
    const hadSession = wasIn !== null || stored.ended === kind;
    const out = dashboardOf(visitorOf(stored)) ?? (hadSession ? login : (elsewhere ?? login));
    void navigate(out, { replace: true });
  }, [visitor, kind, elsewhere, navigate, pathname, search, hash]);
  const isMeant = kind === "either" ? visitor.kind !== "guest" : visitor.kind === kind;
  return isMeant ? (visitor as VisitorOf<Kind>) : null;
}

/** Null for all but super admins. */
function dashboardOf(visitor: Visitor): string | null {
  return visitor.kind === "provider" && visitor.isSuperAdmin ? arrivalPath(visitor.kind, true) : null;
}

function readKind(meant: AccountKind | "either"): AccountKind | null {
  const kinds: readonly AccountKind[] = meant === "either" ? ["provider", "couple"] : [meant];
  return kinds.find((kind) => readToken(kind) !== null) ?? null;
}

export function useEitherLogin(): string {
  const { pathname, search, hash } = useLocation();
  return withNext(href("/log-in"), pathname + search + hash);
}
