import { useEffect } from "react";
import { formatDate } from "../../../contract/format.ts";
import { useLastWritten } from "../../../features/enquiries/web/use-last-written.ts";

interface FindWrittenProps {
  provider_id: string;
  /** With "You wrote on 7 March 2026.", or null where nothing was written. */
  onFound: (sentence: string | null) => void;
}

/** Finds the day of the newest enquiry to a provider, for the parts of the page that say so. */
export function FindWritten({ provider_id, onFound }: FindWrittenProps) {
  const on = useLastWritten(provider_id);
  useEffect(() => onFound(on === null ? null : `You wrote on ${formatDate(on)}.`), [on, onFound]);
  return null;
}
