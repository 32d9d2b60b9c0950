import { useRef, useState, type ReactNode } from "react";
import { identityFields, restsVerification } from "../../../../contract/providers/identity.ts";
import type { MyProfile } from "../../../../contract/providers/my-schema.ts";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";

/** Whether saving these fields pauses the Verified badge [trust-24]. */
export function wouldRest(profile: MyProfile, names: readonly string[]): boolean {
  const { verified_as, verification_status } = profile;
  if (verification_status !== "verified" || verified_as === null) return false;
  const differing = identityFields.filter(
    (field) => names.includes(field) || (profile[field] ?? "") !== (verified_as[field] ?? ""),
  );
  return (
    names.some((name) => identityFields.some((field) => field === name)) && restsVerification(verified_as, differing)
  );
}

export function useRestQuestion(profile: MyProfile): {
  mayGoOn: (names: readonly string[]) => Promise<boolean>;
  question: ReactNode;
} {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const answer = useRef<(goesOn: boolean) => void>(() => undefined);

  function answerQuestion(goesOn: boolean) {
    setDialogOpen(false);
    answer.current(goesOn);
  }
  async function mayGoOn(names: readonly string[]) {
    if (!wouldRest(profile, names)) return true;
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setDialogOpen(true);
    });
  }
  const question = (
    <QuestionDialog
      open={isDialogOpen}
      onClose={() => answerQuestion(false)}
      title="Your Verified badge will be paused"
      confirm="Save anyway"
      onConfirm={() => {
        answerQuestion(true);
        return Promise.resolve(null);
      }}
    >
      <p>
        You’re verified under your current details. If you change your name or contact details, couples won’t see the
        Verified badge or your tier until we, or six verified providers, confirm it’s still you.
      </p>
      <p>Your profile stays published. We’ll review it as soon as you save.</p>
    </QuestionDialog>
  );
  return { mayGoOn, question };
}
