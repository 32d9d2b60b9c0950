import { useEffect, useState } from "react";
import { failureSentence } from "../../../ui/report.ts";
import { useToast } from "../../../ui/toast.tsx";

/** Fetches the dialog's code; browsers keep it, so that asking twice costs nothing. */
const load = () => import("./enquiry-dialog.tsx");

/** Fetches the dialog's code when somebody is about to want it; a failure is told when it is wanted. */
export function expectEnquiry(): void {
  load().catch(() => undefined);
}

/** The dialog's module once it is wanted and there. When it can't be fetched, the visitor is told and it is given up. */
export function useEnquiryDialog(isWanted: boolean, giveUp: () => void) {
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (!isWanted || fetched) return;
    load().then(setFetched, (cause: unknown) => {
      toast(failureSentence(cause, "The form could not be loaded."));
      giveUp();
    });
  }, [isWanted, fetched, giveUp, toast]);
  return fetched;
}
