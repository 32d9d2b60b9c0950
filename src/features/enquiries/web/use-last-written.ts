import { useVisitor } from "../../../client/session.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { listSentEnquiries } from "../../../contract/enquiries/words.ts";
import { messages } from "../../../contract/messages.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { useWrittenOn } from "./written-to.ts";

/**
 * The calendar date of the newest enquiry to a provider, of what this browser sent and of what the couple that is signed
 * in sent anywhere; null for none, and until it is known [profile-18].
 */
export function useLastWritten(provider_id: string): string | null {
  const as = useVisitor().kind === "couple" ? "couple" : null;
  const here = useWrittenOn(provider_id);
  const { value } = useFetched(listSentEnquiries, {
    as,
    query: { provider_id },
    failed: messages.profile_failed,
  });
  const newest = value?.enquiries[0]?.created_at;
  const anywhere = newest === undefined ? "" : southAfricanTime(Date.parse(newest)).slice(0, 10);
  return [here ?? "", anywhere].toSorted().at(-1) || null;
}
