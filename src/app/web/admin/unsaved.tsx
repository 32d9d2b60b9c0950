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
  const [isLeaving, setLeaving] = useState(false);
  const guard = useLeaveGuard(rooms.length > 0 && !isLeaving);
  const note = useCallback((room: string, isUnsaved: boolean) => {
    setRooms((now) => (now.includes(room) === isUnsaved ? now : isUnsaved ? [...now, room] : without(now, room)));
  }, []);
  const { ask } = guard;
  const unsaved = useMemo(() => ({ note, ask }), [note, ask]);
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <LeaveDialog
        open={guard.isAsking}
        onStay={guard.stay}
        onLeave={() => {
          setLeaving(true);
          guard.leave();
        }}
      >
        You have unsaved changes: {rooms.join(", ")}. They are lost when you leave.
      </LeaveDialog>
    </UnsavedContext>
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
