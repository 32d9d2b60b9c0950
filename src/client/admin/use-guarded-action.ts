import { useToast } from "../../ui/overlay/toast.tsx";
import type { ApiOutcome } from "../call/call-api.ts";
import { withProof } from "./with-proof.ts";

/** For a dialog's `onConfirm`: returns null or the error sentence. */
export function useGuardedAction() {
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
