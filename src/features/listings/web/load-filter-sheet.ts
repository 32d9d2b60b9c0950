import { useEffect, useState } from "react";
import { failureSentence } from "../../../ui/report.ts";
import { useToast } from "../../../ui/toast.tsx";

const load = () => import("./filter-sheet.tsx");

/** The sheet's module once it is wanted and there. When it can't be fetched, the visitor is told and it is given up. */
export function useFilterSheet(isWanted: boolean, giveUp: () => void) {
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (!isWanted || fetched) return;
    load().then(setFetched, (cause: unknown) => {
      toast(failureSentence(cause, "The filters could not be loaded."), undefined, { tone: "bad" });
      giveUp();
    });
  }, [isWanted, fetched, giveUp, toast]);
  return fetched;
}
