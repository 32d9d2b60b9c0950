import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useVisitor } from "../../client/session/session.ts";
import { useGuestHearts } from "../../features/favourites/web/guest-hearts.ts";
import type { Press } from "../../features/favourites/web/heart-work.tsx";
import { HeartsContext } from "../../features/listings/web/cards/hearts.ts";
import { useToast } from "../../ui/overlay/toast.tsx";
import { reportClientError } from "../../ui/report.ts";

type Work = typeof import("../../features/favourites/web/heart-work.tsx").HeartWork;

const nothing = () => false;

function openVisible() {
  let isSaved: (id: string) => boolean = nothing;
  const listeners = new Set<() => void>();
  return {
    saved: () => isSaved,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(next: (id: string) => boolean) {
      isSaved = next;
      for (const listener of listeners) listener();
    },
  };
}

/** The code for changes loads for couples or on the first press. */
export function HeartsProvider({ children }: { children: ReactNode }) {
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [isSaved, setSaved] = useState<(id: string) => boolean>(() => nothing);
  const [work, setWork] = useState<{ Work: Work } | null>(null);
  const toast = useToast();
  const { kind } = useVisitor();
  const guestHearts = useGuestHearts();
  const isSavedByGuest = useCallback((id: string) => guestHearts.includes(id), [guestHearts]);
  const hasPresses = presses.length > 0;
  // a former guest's hearts become favourites
  const hasImport = kind === "couple" && guestHearts.length > 0;
  useEffect(() => {
    if (!(isWanted || hasPresses || hasImport) || work) return;
    import("../../features/favourites/web/heart-work.tsx").then(
      ({ HeartWork }) => setWork({ Work: HeartWork }),
      (cause: unknown) => {
        reportClientError(cause);
        if (hasPresses) toast("An error occurred. Please try again.", { tone: "bad" });
      },
    );
    // every press retries
  }, [isWanted, hasPresses, hasImport, presses, work, toast]);
  const isSavedNow = kind === "guest" ? (guestHearts.length > 0 ? isSavedByGuest : nothing) : isSaved;
  const [visible] = useState(openVisible);
  useEffect(() => visible.show(isSavedNow), [visible, isSavedNow]);
  const [hearts] = useState(() => ({
    subscribe: visible.subscribe,
    saved: visible.saved,
    press: (press: Press) => setPresses((now) => [...now, press]),
    wake: () => setWanted(true),
  }));
  return (
    <HeartsContext value={hearts}>
      {children}
      {work && <work.Work presses={presses} onSaved={(saved) => setSaved(() => saved)} />}
    </HeartsContext>
  );
}
