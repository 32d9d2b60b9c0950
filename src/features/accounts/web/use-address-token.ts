import { useEffect, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useInitialQuery } from "../../../client/use-initial-query.ts";
import { checkLinkCall, type LinkPurpose } from "../../../contract/accounts/calls.ts";

export function useAddressToken(): string | null {
  return useInitialQuery().get("token")?.trim() || null;
}

/** False when the check itself fails; the button then reports the fault [accounts-33]. */
export function useInvalidLink(token: string | null, purpose: LinkPurpose): boolean {
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => {
    if (token === null) return;
    let isHere = true;
    void call(checkLinkCall, { body: { token, purpose }, failed: "" }).then((outcome) => {
      if (isHere && !outcome.ok && outcome.code === "dead_link") setInvalid(true);
    });
    return () => {
      isHere = false;
    };
  }, [token, purpose]);
  return isInvalid;
}
