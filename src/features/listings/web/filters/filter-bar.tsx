import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import {
  CategoryFields,
  MoreFields,
  Preferences,
  PriceFilters,
  WhenFields,
  WhereFields,
  type FilterFieldsProps,
} from "./filter-fields.tsx";
import styles from "./filter-bar.module.css";
import fields from "./filter-fields.module.css";

interface FilterBarProps extends FilterFieldsProps {
  version: number;
}

export function FilterBar({ version, ...props }: FilterBarProps) {
  const { filters } = props;
  const { category, province, city, near, date, priceFrom, priceTo, priceRanges, ...more } = filters;
  const bar = useMenus();
  return (
    <div className={styles.bar} {...bar}>
      <Menu title="Where" isOn={province + city + near !== ""}>
        <WhereFields key={version} {...props} />
      </Menu>
      <Menu title="When" isOn={date !== ""} needsScript>
        <WhenFields key={version} {...props} />
      </Menu>
      <Menu title="Price" isOn={priceFrom + priceTo + priceRanges.length > 0}>
        <PriceFilters key={version} {...props} />
      </Menu>
      <Menu title="Category" isOn={category !== ""}>
        <CategoryFields key={version} {...props} />
      </Menu>
      <Menu
        title="More filters"
        isBroad
        isOn={more.verified || more.minTrustScore + more.guests + more.facts.length > 0}
      >
        <MoreFields key={version} {...props} />
      </Menu>
      <Preferences {...filters} />
    </div>
  );
}

interface MenuProps {
  title: string;
  isOn: boolean;
  /** Hidden without scripts. */
  needsScript?: boolean;
  isBroad?: boolean;
  children: ReactNode;
}

function Menu({ title, isOn, needsScript, isBroad, children }: MenuProps) {
  return (
    <details name="filters" className={classNames(styles.menu, needsScript && styles.withScript)}>
      <summary className={classNames(isOn && styles.on)}>
        {title}
        {isOn && <OutOfSight>, on</OutOfSight>}
      </summary>
      <div className={classNames(fields.fields, styles.panel, isBroad && styles.broad)}>{children}</div>
    </details>
  );
}

/** Escape, an outside press or a lost focus closes the open menu. */
function useMenus() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = ({ target }: Pick<Event, "target">) => close(ref.current, target);
    const focus = ({ target }: Event) => target instanceof Node && !target.contains(ref.current) && press({ target });
    document.addEventListener("pointerdown", press);
    document.addEventListener("focusin", focus);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("focusin", focus);
    };
  }, []);
  return {
    ref,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && !event.defaultPrevented)
        close(ref.current, null)?.querySelector("summary")?.focus();
    },
  };
}

/** Keeps it open if `inside` is in it. Returns the closed menu's element. */
function close(bar: HTMLElement | null, inside: EventTarget | null): Element | null {
  const menu = bar?.querySelector("details[open]");
  if (!menu || (inside instanceof Node && menu.contains(inside))) return null;
  menu.removeAttribute("open");
  return menu;
}
