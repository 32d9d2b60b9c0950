import { useToast } from "../../ui/toast.tsx";
import type { ApiOutcome } from "../call-api.ts";
import { withProof } from "./with-proof.ts";

/**
 * Does an act of an admin that may ask for proof, and says that it is done. For the `onConfirm` of a dialog: answers null,
 * or the sentence about what went wrong.
 */
export function useGuardedAct() {
  const toast = useToast();
  return async function act<Answer extends { message: string }>(
    make: () => Promise<ApiOutcome<Answer>>,
    onDone?: (answer: Answer) => void,
  ): Promise<string | null> {
    const outcome = await withProof(make);
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, undefined, { tone: "good" });
    onDone?.(outcome.body);
    return null;
  };
}
