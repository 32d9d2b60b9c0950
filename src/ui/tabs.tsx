import { Fragment, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { OutOfSight } from "./out-of-sight.tsx";
import { tabAfterKey } from "./tab-keys.ts";
import styles from "./tabs.module.css";

export interface Tab {
  /** Also the id of its panel on the page. */
  id: string;
  label: ReactNode;
  /** A faint number after the label. */
  count?: number;
  /** Of the first of a group: its name, above it where the tabs are a column. */
  group?: string;
  /** How many fields of its panel have to be corrected. */
  faults?: number;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs belong to, for readers. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab, where the parent holds it; otherwise the first one starts. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** From 64rem on the tabs stand below each other, on the left of their panels. */
  side?: boolean;
  /** What stands below every panel. */
  foot?: ReactNode;
  className?: string;
}

/**
 * Tabs and their panels. All panels are in the page from the server on, hidden but for the chosen one; those who run no
 * scripts see them all, one below the other, and no tabs.
 */
export function Tabs({ label, tabs, selected, onSelect, side = false, foot, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const row = useRef<HTMLDivElement>(null);
  const wanted = selected ?? own;
  const chosen = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  function choose(place: number) {
    const tab = tabs[place];
    if (!tab) return;
    setOwn(tab.id);
    onSelect?.(tab.id);
    const button = row.current?.querySelectorAll<HTMLElement>("[role=tab]")[place];
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
      {tabs.map((tab, place) => (
        <Fragment key={tab.id}>
          {tab.group && (
            <span className={styles.group} aria-hidden="true">
              {tab.group}
            </span>
          )}
          <TabButton tab={tab} isChosen={tab.id === chosen} onChoose={() => choose(place)} />
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
        {foot}
      </div>
    </div>
  );
}

function TabButton({ tab, isChosen, onChoose }: { tab: Tab; isChosen: boolean; onChoose: () => void }) {
  const { id, label, count, faults = 0 } = tab;
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
      {faults > 0 && (
        <span className={styles.faults}>
          {faults}
          <OutOfSight> to correct</OutOfSight>
        </span>
      )}
    </button>
  );
}
