import { useEffect, useState } from "react";
import { useToast } from "../ui/overlay/toast.tsx";
import { failureSentence } from "../ui/report.ts";

/**
 * Loads a module on first use. If that fails, a toast shows `failed` and loading is given up.
 * @param load the same function in each render
 */
export function useLater<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  giveUp: () => void,
  failed: string,
): Module | null {
  const [fetched, setFetched] = useState<Module | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (!isWanted || fetched) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setFetched(module),
      (cause: unknown) => {
        if (!isCurrent) return;
        toast(failureSentence(cause, failed), { tone: "bad" });
        giveUp();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, fetched, giveUp, failed, toast]);
  return fetched;
}
