import { useLater } from "../../../client/use-later.ts";

/** Fetches the dialog's code; browsers keep it, so that asking twice costs nothing. */
const load = () => import("./enquiry-dialog.tsx");

/** Fetches the dialog's code when somebody is about to want it; a failure is told when it is wanted. */
export function expectEnquiry(): void {
  load().catch(() => undefined);
}

/** The dialog's module once it is wanted and there. When it can't be fetched, the visitor is told and it is given up. */
export function useEnquiryDialog(isWanted: boolean, giveUp: () => void) {
  return useLater(load, isWanted, giveUp, "The form could not be loaded.");
}
