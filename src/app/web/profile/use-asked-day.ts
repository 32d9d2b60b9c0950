import { useSyncExternalStore } from "react";
import { useWeddingDate } from "../../../client/use-wedding-date.ts";
import { askedDate } from "../../../features/enquiries/web/asked-date.ts";

const never = () => () => undefined;

/** The date that the page's address asks about, otherwise the wedding date of the couple that is logged in; null on the server and where neither is known. */
export function useAskedDay(): string | null {
  const date = useSyncExternalStore(never, askedDate, () => "");
  const own = useWeddingDate();
  return date || own;
}
