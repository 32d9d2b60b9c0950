import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { useState } from "react";
import { useToast } from "../../../ui/toast.tsx";
import type { Source } from "./source.ts";

/** Takes everything of the other side again. */
export function useUnblock(source: Pick<Source, "block">, onChange: () => Promise<void>) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function unblock(): Promise<void> {
    setBusy(true);
    const outcome = await source.block(false);
    if (outcome.ok) await onChange();
    setBusy(false);
    if (outcome.ok) toast("Unblocked.");
    else toast(outcome.error, CircleAlert, { tone: "bad" });
  }
  return { isBusy, unblock };
}
