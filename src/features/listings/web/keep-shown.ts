import { useEffect } from "react";
import { isConnectionLost } from "../../../ui/report.ts";

/**
 * Keeps what a list's page shows for when the next list can't be fetched. `load` answers what the page loads; without a
 * connection, what it shows already [browse-16]. Anything else that goes wrong is for the error page, and so is a page that shows no
 * list yet.
 */
export function keepShown() {
  let shown: object | null = null;
  return {
    async load<Data extends object>(fetch: () => Promise<Data>): Promise<Data> {
      try {
        return await fetch();
      } catch (cause) {
        if (!isConnectionLost(cause) || !shown) throw cause;
        return { ...shown, isOld: true } as unknown as Data;
      }
    },
    /** Remembers what the page shows, and says whether that was kept from before. */
    useShown(data: object): boolean {
      useEffect(() => {
        shown = { ...data, isOld: false };
        return () => {
          shown = null;
        };
      }, [data]);
      return "isOld" in data && data.isOld === true;
    },
  };
}
