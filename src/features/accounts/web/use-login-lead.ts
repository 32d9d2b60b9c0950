import { useLocation, useNavigate } from "react-router";
import { loginPath } from "../../../client/login-path.ts";
import { readToken } from "../../../client/session.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";

/**
 * For what is done on pages that are everyone's: leads whoever turns out to be signed out to the login and from there
 * back here. It may be called by a part that has left the page with the session. Who is somebody else by then stays.
 */
export function useLoginLead(kind: AccountKind): () => void {
  const navigate = useNavigate();
  const here = useLocation();
  return () => {
    if (readToken(kind) === null) void navigate(loginPath(kind, here), { replace: true });
  };
}
