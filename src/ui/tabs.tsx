import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { tabAfterKey } from "./tab-keys.ts";
import styles from "./tabs.module.css";

export interface Tab {
  /** Also the id of its panel on the page. */
  id: string;
  label: ReactNode;
  /** A faint number after the label. */
  count?: number;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs belong to, for readers. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab, where the parent holds it; otherwise the first one starts. */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/**
 * Tabs and their panels. All panels are in the page from the server on, hidden but for the chosen one; those who run no
 * scripts see them all, one below the other, and no tabs.
 */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const row = useRef<HTMLDivElement>(null);
  const wanted = selected ?? own;
  const chosen = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  function choose(place: number) {
    const tab = tabs[place];
    if (!tab) return;
    setOwn(tab.id);
    onSelect?.(tab.id);
    const button = row.current?.children[place];
    if (button instanceof HTMLElement) {
      button.focus({ preventScroll: true });
      button.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  function followKey(event: KeyboardEvent) {
    const next = tabAfterKey(
      event.key,
      tabs.findIndex((tab) => tab.id === chosen),
      tabs.length,
    );
    if (next === null) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={followKey}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-controls={tab.id}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? undefined : -1}
            onClick={() => choose(place)}
          >
            {tab.label} {tab.count !== undefined && <small>{tab.count}</small>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`tab-${tab.id}`}
          className={classNames(className, tab.id !== chosen && styles.away)}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
