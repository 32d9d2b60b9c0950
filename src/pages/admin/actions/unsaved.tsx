import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { LeaveDialog } from "../../../client/leave-dialog.tsx";
import { useLeaveGuard } from "../../../client/use-leave-guard.ts";

interface Unsaved {
  setUnsaved: (tab: string, isUnsaved: boolean) => void;
  confirmLeave: (leaving: () => void) => void;
}

const UnsavedContext = createContext<Unsaved>({ setUnsaved: () => undefined, confirmLeave: (leaving) => leaving() });

export function UnsavedTabs({ children }: { children: ReactNode }) {
  const [tabs, setTabs] = useState<readonly string[]>([]);
  const [act, setAct] = useState<(() => void) | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const hasUnsaved = tabs.length > 0 && !isLeaving;
  const setUnsaved = useCallback((tab: string, isUnsaved: boolean) => {
    setTabs((now) => (now.includes(tab) === isUnsaved ? now : isUnsaved ? [...now, tab] : without(now, tab)));
  }, []);
  const confirmLeave = useCallback(
    (leaving: () => void) => (hasUnsaved ? setAct(() => leaving) : leaving()),
    [hasUnsaved],
  );
  const unsaved = useMemo(() => ({ setUnsaved, confirmLeave }), [setUnsaved, confirmLeave]);

  function leave() {
    setLeaving(true);
    act?.();
  }
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {hasUnsaved && <Question tabs={tabs} isRequested={act !== null} onStay={() => setAct(null)} onLeave={leave} />}
    </UnsavedContext>
  );
}

interface QuestionProps {
  tabs: readonly string[];
  isRequested: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function Question({ tabs, isRequested, onStay, onLeave }: QuestionProps) {
  const guard = useLeaveGuard(true);
  function stay() {
    guard.stay();
    onStay();
  }
  return (
    <LeaveDialog
      open={isRequested || guard.isDialogOpen}
      onStay={stay}
      onLeave={() => {
        if (guard.isDialogOpen) guard.leave();
        onLeave();
      }}
    >
      You have unsaved changes: {tabs.join(", ")}. They are lost when you leave.
    </LeaveDialog>
  );
}

function without(tabs: readonly string[], tab: string): readonly string[] {
  return tabs.filter((each) => each !== tab);
}

export function useUnsaved(tab: string, isUnsaved: boolean): void {
  const { setUnsaved } = use(UnsavedContext);
  useEffect(() => {
    setUnsaved(tab, isUnsaved);
    return () => setUnsaved(tab, false);
  }, [setUnsaved, tab, isUnsaved]);
}

/** Asks before leaving the panel; outside it asks nothing. */
export function usePromptLeave(): Unsaved["confirmLeave"] {
  return use(UnsavedContext).confirmLeave;
}
