import { useEffect, useState } from "react";

/** Parts that guests never download. */
function partsOf<Parts extends object>(fetchParts: () => Promise<Parts>) {
  let loaded: Parts | null = null;

  async function load(): Promise<Parts> {
    loaded = await fetchParts();
    return loaded;
  }

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

export const ownerParts = partsOf(() => import("./owner-parts.tsx"));

export const adminParts = partsOf(() => import("./admin-parts.tsx"));

export const peerParts = partsOf(() => import("./peer-parts.tsx"));

export const datesParts = partsOf(() => import("../../features/calendars/web/free-dates.tsx"));

export const similarParts = partsOf(() => import("../../features/listings/web/similar-vendors.tsx"));

export const dayParts = partsOf(() => import("./find-day.tsx"));

export const writtenParts = partsOf(() => import("./find-written.tsx"));
