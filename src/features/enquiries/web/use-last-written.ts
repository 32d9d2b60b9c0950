import { useFetched } from "../../../client/call/use-fetched.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { listSentEnquiriesCall } from "../../../contract/enquiries/calls.ts";
import { messages } from "../../../contract/messages.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import { useWrittenOn } from "./written-to.ts";

/** From this browser and the signed-in couple; null if none, or until loaded [profile-18]. */
export function useLastWritten(provider_id: string): string | null {
  const as = useVisitor().kind === "couple" ? "couple" : null;
  const here = useWrittenOn(provider_id);
  const { value } = useFetched(listSentEnquiriesCall, {
    as,
    query: { provider_id },
    failed: messages.profile_failed,
  });
  const newest = value?.enquiries[0]?.created_at;
  const anywhere = newest === undefined ? "" : southAfricanDate(newest);
  return [here ?? "", anywhere].toSorted().at(-1) || null;
}
