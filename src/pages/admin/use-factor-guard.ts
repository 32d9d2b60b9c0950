import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../client/call.ts";
import { readSecondFactor } from "../../contract/accounts/calls.ts";

/** Redirects a super admin without a required second factor to its page [admin-36]. */
export function useFactorGuard(admin: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (admin === undefined) return;
    void call(readSecondFactor, { as: "provider", failed: "" }).then((outcome) => {
      if (outcome.ok && outcome.body.is_needed) void navigate(href("/account"), { replace: true });
    });
  }, [admin, navigate]);
}
