import { useEffect, useState } from "react";

/** Parts of a profile that only some people see: guests never fetch them. */
function partsOf<Parts extends object>(fetchParts: () => Promise<Parts>) {
  let loaded: Parts | null = null;

  /** Fetches them; browsers keep them, so that asking twice costs nothing. */
  async function load(): Promise<Parts> {
    loaded = await fetchParts();
    return loaded;
  }

  /** The parts, once they are wanted and there. */
  function useParts(isWanted: boolean): Parts | null {
    const [parts, setParts] = useState(loaded);
    useEffect(() => {
      if (!isWanted || parts) return;
      load().then(setParts, (cause: unknown) => {
        console.info("Parts of this profile could not be fetched.", cause);
      });
    }, [isWanted, parts]);
    return isWanted ? parts : null;
  }
  return { load, useParts };
}

/** What only owners, and super admins where it is hidden, see of a profile. */
export const ownerParts = partsOf(() => import("./owner-parts.tsx"));

/** What only super admins see of it. */
export const adminParts = partsOf(() => import("./admin-parts.tsx"));

/** What only other providers see of it. */
export const peerParts = partsOf(() => import("./peer-parts.tsx"));

/** When they are available. */
export const datesParts = partsOf(() => import("../../features/calendars/web/free-dates.tsx"));

/** Others like it. */
export const similarParts = partsOf(() => import("../../features/listings/web/similar-vendors.tsx"));

/** What is said of a date, where one is known. */
export const dayParts = partsOf(() => import("./find-day.tsx"));

/** What only who may have written to it sees of it. */
export const writtenParts = partsOf(() => import("./find-written.tsx"));
