import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { Press } from "../../features/favourites/web/heart-work.tsx";
import { HeartsContext } from "../../features/listings/web/hearts.ts";
import { report } from "../../ui/report.ts";
import { useToast } from "../../ui/toast.tsx";

type Work = typeof import("../../features/favourites/web/heart-work.tsx").HeartWork;

const nothing = () => false;

/**
 * Stands once around the pages and makes their hearts work, on cards and on profiles. What they do is fetched for a
 * couple, or at the first press.
 */
export function Hearts({ children }: { children: ReactNode }) {
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [isKept, setKept] = useState<(id: string) => boolean>(() => nothing);
  const [work, setWork] = useState<{ Work: Work } | null>(null);
  const toast = useToast();
  const hasPresses = presses.length > 0;
  useEffect(() => {
    if (!(isWanted || hasPresses) || work) return;
    import("../../features/favourites/web/heart-work.tsx").then(
      ({ HeartWork }) => setWork({ Work: HeartWork }),
      (cause: unknown) => {
        report(cause);
        if (hasPresses) toast("An error occurred. Please try again.", undefined, { tone: "bad" });
      },
    );
    // every further press tries again
  }, [isWanted, hasPresses, presses, work, toast]);
  const hearts = useMemo(
    () => ({
      isKept,
      press: (press: Press) => setPresses((now) => [...now, press]),
      wake: () => setWanted(true),
    }),
    [isKept],
  );
  return (
    <HeartsContext value={hearts}>
      {children}
      {work && <work.Work presses={presses} onKept={(kept) => setKept(() => kept)} />}
    </HeartsContext>
  );
}
