import type { ApiOutcome } from "../../../client/call/call-api.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { useToast } from "../../../ui/overlay/toast.tsx";

/** For a dialog's `onConfirm`: returns null or the error sentence. */
export function useGuardedAction() {
  const toast = useToast();
  return async function act<Answer extends { message: string }>(
    make: () => Promise<ApiOutcome<Answer>>,
    onDone?: (answer: Answer) => void,
  ): Promise<string | null> {
    const outcome = await withProof(make);
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, { tone: "good" });
    onDone?.(outcome.body);
    return null;
  };
}
