import { useLocation, useNavigate } from "react-router";
import { loginPath } from "../../../../client/session/login-path.ts";
import { readToken } from "../../../../client/session/session.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";

/**
 * Sends signed-out visitors of cached pages to login and back, even after unmounting. Another account's session stays.
 */
export function useLoginLead(kind: AccountKind): () => void {
  const navigate = useNavigate();
  const here = useLocation();
  return () => {
    if (readToken(kind) === null) void navigate(loginPath(kind, here), { replace: true });
  };
}
