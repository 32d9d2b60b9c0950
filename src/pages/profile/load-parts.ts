import { useEffect, useState } from "react";

/** Parts that guests never download. */
function lazyModule<Parts extends object>(importModule: () => Promise<Parts>) {
  let loaded: Parts | null = null;

  async function load(): Promise<Parts> {
    loaded = await importModule();
    return loaded;
  }

  function useModule(isWanted: boolean): Parts | null {
    const [loadedModule, setLoadedModule] = useState(loaded);
    useEffect(() => {
      if (!isWanted || loadedModule) return;
      load().then(setLoadedModule, (cause: unknown) => {
        console.info("Parts of this profile could not be fetched.", cause);
      });
    }, [isWanted, loadedModule]);
    return isWanted ? loadedModule : null;
  }
  return { load, useModule };
}

export const ownerModule = lazyModule(() => import("./owner-parts.tsx"));

export const adminModule = lazyModule(() => import("./admin-parts.tsx"));

export const peerModule = lazyModule(() => import("./peer-parts.tsx"));

export const datesModule = lazyModule(() => import("../../features/calendars/web/free-dates.tsx"));

export const similarModule = lazyModule(() => import("../../features/listings/web/similar-vendors.tsx"));

export const dayModule = lazyModule(() => import("./find-day.tsx"));

export const writtenModule = lazyModule(() => import("./find-written.tsx"));
