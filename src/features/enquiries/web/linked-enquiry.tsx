import { useCallback, useEffect, useState } from "react";
import { call } from "../../../client/call.ts";
import type { LinkedEnquiry as Linked } from "../../../contract/enquiries/link-shapes.ts";
import { enquiryMessages, eraseByLink, readByLink } from "../../../contract/enquiries/words.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { TitleBlock } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeadLink } from "./dead-link.tsx";
import { ErasedEnquiry } from "./erased-enquiry.tsx";
import { HeldEnquiry } from "./held-enquiry.tsx";

/** Asks what is held with the token of a link, and shows it; what is left of it, once it is erased. */
export function LinkedEnquiry({ token }: { token: string }) {
  const [found, setFound] = useState<Linked | null>(null);
  const [refused, setRefused] = useState<{ error: string; isDead: boolean } | null>(null);
  const look = useCallback(async () => {
    setRefused(null);
    const outcome = await call(readByLink, { body: { token }, failed: enquiryMessages.link_failed });
    if (outcome.ok) setFound(outcome.body);
    else setRefused({ error: outcome.error, isDead: outcome.code === "dead_link" });
  }, [token]);
  useEffect(() => void look(), [look]);

  async function erase(): Promise<string | null> {
    const outcome = await call(eraseByLink, { body: { token }, failed: enquiryMessages.erasure_failed });
    if (!outcome.ok) return outcome.error;
    setFound(outcome.body);
    globalThis.scrollTo(0, 0);
    return null;
  }

  if (refused?.isDead) return <DeadLink>{refused.error}</DeadLink>;
  if (found?.is_erased) return <ErasedEnquiry enquiry={found.enquiry} />;
  if (found) return <HeldEnquiry enquiry={found.enquiry} answers={found.answers} onErase={erase} />;
  return (
    <>
      <TitleBlock title="Your enquiry" />
      {refused ? (
        <LoadFailure onRetry={() => void look()}>{refused.error}</LoadFailure>
      ) : (
        <div aria-busy="true">
          <OutOfSight>Looking up your enquiry</OutOfSight>
          <Skeleton height="24rem" />
        </div>
      )}
    </>
  );
}
