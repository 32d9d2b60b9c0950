import { useEffect, useState } from "react";
import { failureSentence } from "../ui/report.ts";
import { useToast } from "../ui/toast.tsx";

/**
 * A module once it is wanted and there: its code is fetched then and not before. When it can't be fetched a toast says so, `failed` in general, and
 * it is given up.
 * @param load the same function each time
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
        toast(failureSentence(cause, failed), undefined, { tone: "bad" });
        giveUp();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, fetched, giveUp, failed, toast]);
  return fetched;
}
