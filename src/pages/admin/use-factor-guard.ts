import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../client/call.ts";
import { readSecondFactor } from "../../contract/accounts/words.ts";

/** Sends a super admin who has to set up a second factor first to the page where that is done [admin-36]; undefined while nobody is known. */
export function useFactorGuard(admin: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (admin === undefined) return;
    void call(readSecondFactor, { as: "provider", failed: "" }).then((outcome) => {
      if (outcome.ok && outcome.body.is_needed) void navigate(href("/account"), { replace: true });
    });
  }, [admin, navigate]);
}
