import { useEffect } from "react";
import { isConnectionLost } from "../../../../ui/report.ts";

/** Offline, keeps the loaded list [browse-16]; other errors, or no list yet, go to the error page. */
export function createListCache() {
  let cached: object | null = null;
  return {
    async load<Data extends object>(fetch: () => Promise<Data>): Promise<Data> {
      try {
        return await fetch();
      } catch (cause) {
        if (!isConnectionLost(cause) || !cached) throw cause;
        return { ...cached, isOld: true } as unknown as Data;
      }
    },
    /** Saves the data; true if it is from before. */
    useCached(data: object): boolean {
      useEffect(() => {
        cached = { ...data, isOld: false };
        return () => {
          cached = null;
        };
      }, [data]);
      return "isOld" in data && data.isOld === true;
    },
  };
}
