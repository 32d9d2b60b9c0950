import Check from "lucide/dist/esm/icons/check.mjs";
import Handshake from "lucide/dist/esm/icons/handshake.mjs";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { call } from "../../client/call/call.ts";
import { useFetched } from "../../client/call/use-fetched.ts";
import { useVisitor, type Visitor } from "../../client/session/session.ts";
import { readEndorsementStatusCall, trustMessages } from "../../contract/endorsements/calls.ts";
import type { EndorsementGiven } from "../../contract/endorsements/schema.ts";
import type { ProfileProvider } from "../../contract/providers/page-schema.ts";
import {
  readVerificationStatusCall,
  verificationMessages,
  verifyProviderCall,
} from "../../contract/verifications/calls.ts";
import { GiveDialog } from "../../features/endorsements/web/give-dialog.tsx";
import { pointsHindranceInBrief, withGiven } from "../../features/endorsements/web/my-endorsements.ts";
import { Button } from "../../ui/button.tsx";
import { QuestionDialog } from "../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import text from "../../ui/text.module.css";
import styles from "./peer-parts.module.css";

/** For other signed-in providers [profile-15]. */

type Business = Pick<ProfileProvider, "id" | "business_name">;

/** Offered while points last; the page shows it at once. */
export function Endorse({ business }: { business: Business }) {
  const visitor = useVisitor();
  const { value, put } = useFetched(readEndorsementStatusCall, {
    as: "provider",
    failed: trustMessages.load_failed,
  });
  const { revalidate } = useRevalidator();
  const [isGiving, setGiving] = useState(false);
  const [wasGiven, setWasGiven] = useState(false);
  const place = useRestoredFocus(wasGiven);
  if (value?.myEndorsements.some(({ endorsed_provider_id }) => endorsed_provider_id === business.id)) {
    return (
      <div ref={place} tabIndex={-1} className={styles.endorse}>
        <Button small variant="outline" icon={Check} disabled>
          Already Endorsed
        </Button>
      </div>
    );
  }

  function handleGiven(endorsement: EndorsementGiven) {
    put((known) => known && withGiven(known, endorsement));
    setWasGiven(true);
    void revalidate();
  }
  const points_available = value?.status.points_available ?? 0;
  const unable = whyNotEndorse(visitor);
  const hindrance = value && (unable ?? pointsHindranceInBrief(value.status));
  return (
    <div ref={place} tabIndex={-1} className={styles.endorse}>
      <Button
        small
        variant="outline"
        icon={Handshake}
        aria-haspopup="dialog"
        disabled={points_available === 0 || unable !== null}
        onClick={() => setGiving(true)}
      >
        Endorse
      </Button>
      {hindrance !== null && <p className={text.fine}>{hindrance}</p>}
      {isGiving && (
        <GiveDialog
          business={business}
          points_available={points_available}
          onGiven={handleGiven}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  );
}

/** For verified providers, once per profile [trust-16]. */
export function Verify({ business: { id, business_name } }: { business: Business }) {
  const visitor = useVisitor();
  const provider = visitor.kind === "provider" ? visitor : null;
  const mine = useVerification(provider?.id ?? "");
  const theirs = useVerification(id);
  const { revalidate } = useRevalidator();
  const announce = useProfileMessage();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [wasGiven, setWasGiven] = useState(false);
  const place = useRestoredFocus(wasGiven && !isDialogOpen);
  if (!provider?.isPublished || !mine.value?.data.is_verified || !theirs.value) return null;

  async function verify() {
    const outcome = await call(verifyProviderCall, { params: { id }, failed: verificationMessages.verify_failed });
    announce(outcome.ok ? outcome.body.message : outcome.error);
    if (outcome.ok) theirs.put({ data: outcome.body.data });
    else void theirs.reload();
    setWasGiven(outcome.ok);
    void revalidate();
    return null;
  }
  const { has_verified } = theirs.value.data;
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.verify}>
        {has_verified ? (
          <Button small variant="outline" icon={Check} disabled>
            Verified by you
          </Button>
        ) : (
          <>
            <Button small variant="outline" disabled={provider.impersonated} onClick={() => setDialogOpen(true)}>
              Verify
            </Button>
            {provider.impersonated && <p className={text.fine}>Not while impersonating</p>}
          </>
        )}
      </div>
      <QuestionDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={`Verify ${business_name}?`}
        confirm="Verify"
        onConfirm={verify}
      >
        You confirm that this business is genuine. Its profile counts your verification, and you can’t take it back.
      </QuestionDialog>
    </>
  );
}

/** A disabled button would lose the focus. */
function useRestoredFocus(isDone: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || place.current?.contains(activeElement) === true;
    // the confirmation dialog is closing
    const wasInDialog = activeElement?.closest("dialog:not([open])") != null;
    if (isDone && (isHere || wasInDialog)) place.current?.focus({ preventScroll: true });
  }, [isDone]);
  return place;
}

function useVerification(id: string) {
  return useFetched(readVerificationStatusCall, {
    params: { id },
    as: id === "" ? null : "provider",
    failed: verificationMessages.verify_failed,
  });
}

/** Green when the text contains "Success", else red [visitors-19]. */
function useProfileMessage() {
  const toast = useToast();
  return (sentence: string) => {
    const isGood = sentence.includes("Success");
    toast(sentence, { tone: isGood ? "good" : "bad" });
  };
}

export function whyNotEndorse(visitor: Visitor): string | null {
  if (visitor.kind !== "provider") return "Only providers endorse";
  if (visitor.impersonated) return "Not while impersonating";
  if (visitor.isPublished) return null;
  return visitor.isSuperAdmin ? "Admin accounts don’t endorse" : "Publish your profile first";
}
