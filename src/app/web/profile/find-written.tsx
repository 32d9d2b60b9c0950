import { useEffect } from "react";
import type { SentEnquiry } from "../../../contract/enquiries.ts";
import { formatDate } from "../../../contract/format.ts";
import { messages } from "../../../contract/messages.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { useVisitor } from "../../../features/accounts/web/session.ts";
import { useFetched } from "../../../features/accounts/web/use-fetched.ts";
import { useWrittenOn } from "../../../features/enquiries/web/written-to.ts";

interface FindWrittenProps {
  provider_id: string;
  /** With "You wrote on 7 March 2026.", or null where nothing was written. */
  onFound: (sentence: string | null) => void;
}

/** Finds the day of the newest enquiry to a provider: what this browser sent, and what the couple sent anywhere. */
export function FindWritten({ provider_id, onFound }: FindWrittenProps) {
  const as = useVisitor().kind === "couple" ? "couple" : null;
  const here = useWrittenOn(provider_id);
  const { value } = useFetched<{ enquiries: SentEnquiry[] }>(`/api/enquiries/sent?provider_id=${provider_id}`, {
    as,
    failed: messages.profile_failed,
  });
  const newest = value?.enquiries[0]?.created_at;
  const anywhere = newest === undefined ? "" : southAfricanTime(Date.parse(newest)).slice(0, 10);
  const on = [here ?? "", anywhere].toSorted().at(-1);
  useEffect(() => onFound(on ? `You wrote on ${formatDate(on)}.` : null), [on, onFound]);
  return null;
}
