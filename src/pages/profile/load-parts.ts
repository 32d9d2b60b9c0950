import { useEffect, useState } from "react";

/** Parts that guests never download. */
function partsOf<Parts extends object>(importModule: () => Promise<Parts>) {
  let loaded: Parts | null = null;

  async function load(): Promise<Parts> {
    loaded = await importModule();
    return loaded;
  }

  function useModule(isWanted: boolean): Parts | null {
    const [parts, setParts] = useState(loaded);
    useEffect(() => {
      if (!isWanted || parts) return;
      load().then(setParts, (cause: unknown) => {
        console.info("Parts of this profile could not be fetched.", cause);
      });
    }, [isWanted, parts]);
    return isWanted ? parts : null;
  }
  return { load, useModule };
}

export const ownerModule = partsOf(() => import("./owner-parts.tsx"));

export const adminModule = partsOf(() => import("./admin-parts.tsx"));

export const peerModule = partsOf(() => import("./peer-parts.tsx"));

export const datesModule = partsOf(() => import("../../features/calendars/web/free-dates.tsx"));

export const similarModule = partsOf(() => import("../../features/listings/web/similar-vendors.tsx"));

export const dayModule = partsOf(() => import("./find-day.tsx"));

export const writtenModule = partsOf(() => import("./find-written.tsx"));
