import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../../client/call.ts";
import type { OpenedInvitation } from "../../../contract/invitations/shapes.ts";
import { openInvitation } from "../../../contract/invitations/words.ts";
import { keepDraft, readDraft } from "../../accounts/web/entry-draft.ts";

/** What the server found behind the address's token: the invitation, or why it opens nothing. */
export type FoundInvitation = { invitation: OpenedInvitation } | { why_dead: string };

/** The invitation that somebody came with: none, an open one with its token, or a dead one with the reason. */
export type Invited =
  | { is: "none" }
  | { is: "open"; token: string; invitation: OpenedInvitation }
  | { is: "dead"; sentence: string };

/** Keeps the token for a reload of this tab, beside what is typed; null forgets it. */
function keepToken(token: string | null): void {
  const { invite_token: _before, ...typed } = readDraft("register");
  keepDraft("register", token === null ? typed : { ...typed, invite_token: token });
}

function arrivalOf(found: FoundInvitation | null, token: string | null): Invited {
  if (found === null || token === null) return { is: "none" };
  return "invitation" in found
    ? { is: "open", token, invitation: found.invitation }
    : { is: "dead", sentence: found.why_dead };
}

/**
 * The invitation that the registration begins with: out of `?invite=`, which is taken out of the address at once, so that
 * it stands in no history, bookmark or screenshot; after a reload, out of what this tab kept. Answers how to tell that it
 * is dead as well.
 */
export function useInvitation(found: FoundInvitation | null): [Invited, (sentence: string) => void] {
  const [search] = useSearchParams();
  const [invited, setInvited] = useState<Invited>(() => arrivalOf(found, search.get("invite")?.trim() || null));
  function bury(sentence: string) {
    keepToken(null);
    setInvited({ is: "dead", sentence });
  }
  const hasArrived = invited.is !== "none";
  const token = invited.is === "open" ? invited.token : null;
  useEffect(() => {
    if (!hasArrived) return;
    const { pathname, hash } = globalThis.location;
    globalThis.history.replaceState(globalThis.history.state, "", pathname + hash);
    keepToken(token);
  }, [hasArrived, token]);
  useEffect(() => {
    const kept = readDraft("register")["invite_token"];
    if (hasArrived || kept === undefined) return undefined;
    const left = new AbortController();
    void openKept(kept, left.signal).then((outcome) => {
      if (left.signal.aborted) return;
      if (outcome.is === "dead") keepToken(null);
      setInvited(outcome);
    });
    return () => left.abort();
  }, [hasArrived]);
  return [invited, bury];
}

async function openKept(token: string, signal: AbortSignal): Promise<Invited> {
  const failed = "Your invitation could not be opened. Please open its link again.";
  const outcome = await call(openInvitation, {
    body: { token },
    failed,
    signal,
  });
  if (outcome.ok) return { is: "open", token, invitation: outcome.body.invitation };
  return { is: "dead", sentence: outcome.error };
}
