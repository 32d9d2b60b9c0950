import { useEffect, useState } from "react";
import { call } from "../../../client/call.ts";
import { useTakenQuery } from "../../../client/take-query.ts";
import type { OpenedInvitation } from "../../../contract/invitations/shapes.ts";
import { openInvitation } from "../../../contract/invitations/words.ts";
import { keepDraft, readDraft } from "../../accounts/web/entry-draft.ts";

/** The invitation that somebody came with: none, an open one with its token, a dead one with the reason, or one whose page was removed. */
export type Invited =
  | { is: "none" }
  | { is: "open"; token: string; invitation: OpenedInvitation }
  | { is: "dead"; sentence: string }
  | { is: "removed" };

/** Keeps the token for a reload of this tab, beside what is typed; null forgets it. */
function keepToken(token: string | null): void {
  const { invite_token: _before, ...typed } = readDraft("register");
  keepDraft("register", token === null ? typed : { ...typed, invite_token: token });
}

/**
 * The invitation that the registration begins with: out of `?invite=`, and after a reload out of what this tab kept. It is fetched
 * by the browser, so that no page that somebody else could be given holds it [accounts-26]. Answers how to tell that it is dead, and that its page was removed, as well.
 */
export function useInvitation(): [Invited, { bury: (sentence: string) => void; remove: () => void }] {
  const arrived = useTakenQuery().get("invite")?.trim() || null;
  const [invited, setInvited] = useState<Invited>({ is: "none" });
  function bury(sentence: string) {
    keepToken(null);
    setInvited({ is: "dead", sentence });
  }
  function remove() {
    keepToken(null);
    setInvited({ is: "removed" });
  }
  useEffect(() => {
    const token = arrived ?? readDraft("register")["invite_token"];
    if (token === undefined) return undefined;
    keepToken(token);
    const left = new AbortController();
    void openKept(token, left.signal).then((outcome) => {
      if (left.signal.aborted) return;
      if (outcome.is === "dead") keepToken(null);
      setInvited(outcome);
    });
    return () => left.abort();
  }, [arrived]);
  return [invited, { bury, remove }];
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
