import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { useLeaveGuard } from "../../../features/providers/web/profile-form/use-leave-guard.ts";
import { LeaveDialog } from "../dashboard/leave-dialog.tsx";

interface Unsaved {
  /** Notes whether a room holds something that is not saved. */
  note: (room: string, isUnsaved: boolean) => void;
  /** Does something that leaves the page, at once or after the question. */
  ask: (leaving: () => void) => void;
}

const UnsavedContext = createContext<Unsaved>({ note: () => undefined, ask: (leaving) => leaving() });

/** Stands around the rooms of the panel and asks before the panel is left while one of them holds something unsaved. */
export function UnsavedRooms({ children }: { children: ReactNode }) {
  const [rooms, setRooms] = useState<readonly string[]>([]);
  const [act, setAct] = useState<(() => void) | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const holds = rooms.length > 0 && !isLeaving;
  const note = useCallback((room: string, isUnsaved: boolean) => {
    setRooms((now) => (now.includes(room) === isUnsaved ? now : isUnsaved ? [...now, room] : without(now, room)));
  }, []);
  const ask = useCallback((leaving: () => void) => (holds ? setAct(() => leaving) : leaving()), [holds]);
  const unsaved = useMemo(() => ({ note, ask }), [note, ask]);

  function leave() {
    setLeaving(true);
    act?.();
  }
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {holds && <Question rooms={rooms} isAsked={act !== null} onStay={() => setAct(null)} onLeave={leave} />}
    </UnsavedContext>
  );
}

interface QuestionProps {
  rooms: readonly string[];
  /** An act that leaves the page waits for the answer. */
  isAsked: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function Question({ rooms, isAsked, onStay, onLeave }: QuestionProps) {
  const guard = useLeaveGuard(true);
  function stay() {
    guard.stay();
    onStay();
  }
  return (
    <LeaveDialog
      open={isAsked || guard.isAsking}
      onStay={stay}
      onLeave={() => {
        if (guard.isAsking) guard.leave();
        onLeave();
      }}
    >
      You have unsaved changes: {rooms.join(", ")}. They are lost when you leave.
    </LeaveDialog>
  );
}

function without(rooms: readonly string[], room: string): readonly string[] {
  return rooms.filter((each) => each !== room);
}

/** Says that a room holds something that is not saved, for as long as it does. */
export function useUnsaved(room: string, isUnsaved: boolean): void {
  const { note } = use(UnsavedContext);
  useEffect(() => {
    note(room, isUnsaved);
    return () => note(room, false);
  }, [note, room, isUnsaved]);
}

/** Answers what asks before the panel is left; elsewhere nothing is asked. */
export function useAskToLeave(): Unsaved["ask"] {
  return use(UnsavedContext).ask;
}
