import { useEffect, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useInitialQuery } from "../../../client/use-initial-query.ts";
import { openInvitationCall } from "../../../contract/invitations/calls.ts";
import type { OpenedInvitation } from "../../../contract/invitations/schema.ts";
import { saveRegistrationDraft, readRegistrationDraft } from "../../accounts/web/sign-in/entry-draft.ts";

export type InvitationState =
  | { is: "none" }
  | { is: "open"; token: string; invitation: OpenedInvitation }
  | { is: "dead"; sentence: string }
  | { is: "removed" };

/** For a reload of this tab; null clears it. */
function saveToken(token: string | null): void {
  const { invite_token: _before, ...typed } = readRegistrationDraft("register");
  saveRegistrationDraft("register", token === null ? typed : { ...typed, invite_token: token });
}

/** Loaded by the browser, so that no cached page contains the invitation [accounts-26]. */
export function useInvitation(): [InvitationState, { bury: (sentence: string) => void; remove: () => void }] {
  const arrived = useInitialQuery().get("invite")?.trim() || null;
  const [invited, setInvited] = useState<InvitationState>({ is: "none" });
  function bury(sentence: string) {
    saveToken(null);
    setInvited({ is: "dead", sentence });
  }
  function remove() {
    saveToken(null);
    setInvited({ is: "removed" });
  }
  useEffect(() => {
    const token = arrived ?? readRegistrationDraft("register")["invite_token"];
    if (token === undefined) return undefined;
    saveToken(token);
    const left = new AbortController();
    void openInvitation(token, left.signal).then((outcome) => {
      if (left.signal.aborted) return;
      if (outcome.is === "dead") saveToken(null);
      setInvited(outcome);
    });
    return () => left.abort();
  }, [arrived]);
  return [invited, { bury, remove }];
}

async function openInvitation(token: string, signal: AbortSignal): Promise<InvitationState> {
  const failed = "Your invitation could not be opened. Please open its link again.";
  const outcome = await call(openInvitationCall, {
    body: { token },
    failed,
    signal,
  });
  if (outcome.ok) return { is: "open", token, invitation: outcome.body.invitation };
  return { is: "dead", sentence: outcome.error };
}
