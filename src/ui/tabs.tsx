import { Fragment, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { tabAfterKey } from "./overlay/tab-keys.ts";
import { OutOfSight } from "./page/out-of-sight.tsx";
import styles from "./tabs.module.css";

export interface Tab {
  id: string;
  label: ReactNode;
  count?: number;
  group?: string;
  fieldErrors?: number;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected?: string;
  onSelect?: (id: string) => void;
  side?: boolean;
  footerContent?: ReactNode;
  className?: string;
}

/** All panels are server-rendered; without scripts all are visible and there are no tabs. */
export function Tabs({ label, tabs, selected, onSelect, side = false, footerContent, className }: TabsProps) {
  const [selectedId, setSelectedId] = useState(tabs[0]?.id);
  const row = useRef<HTMLDivElement>(null);
  const wanted = selected ?? selectedId;
  const chosen = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  function choose(index: number) {
    const tab = tabs[index];
    if (!tab) return;
    setSelectedId(tab.id);
    onSelect?.(tab.id);
    const button = row.current?.querySelectorAll<HTMLElement>("[role=tab]")[index];
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function followKey(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabAfterKey(event.key, at, tabs.length, side);
    if (next === null) return;
    event.preventDefault();
    choose(next);
  }

  const tabRow = (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={classNames(styles.tabs, side && styles.side)}
      onKeyDown={followKey}
    >
      {tabs.map((tab, position) => (
        <Fragment key={tab.id}>
          {tab.group && (
            <span className={styles.group} aria-hidden="true">
              {tab.group}
            </span>
          )}
          <TabButton tab={tab} isChosen={tab.id === chosen} onChoose={() => choose(position)} />
        </Fragment>
      ))}
    </div>
  );
  const panels = tabs.map((tab) => (
    <div
      key={tab.id}
      role="tabpanel"
      id={tab.id}
      aria-labelledby={`tab-${tab.id}`}
      className={classNames(className, tab.id !== chosen && styles.away)}
    >
      {tab.panel}
    </div>
  ));
  if (!side) {
    return (
      <>
        {tabRow}
        {panels}
      </>
    );
  }
  return (
    <div className={styles.desk}>
      <div className={styles.aside}>{tabRow}</div>
      <div>
        {panels}
        {footerContent}
      </div>
    </div>
  );
}

function TabButton({ tab, isChosen, onChoose }: { tab: Tab; isChosen: boolean; onChoose: () => void }) {
  const { id, label, count, fieldErrors = 0 } = tab;
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${id}`}
      aria-controls={id}
      aria-selected={isChosen}
      tabIndex={isChosen ? undefined : -1}
      onClick={onChoose}
    >
      {label} {count !== undefined && <small>{count}</small>}
      {fieldErrors > 0 && (
        <span className={styles.faults}>
          {fieldErrors}
          <OutOfSight> to correct</OutOfSight>
        </span>
      )}
    </button>
  );
}
