import Ban from "lucide/dist/esm/icons/ban.mjs";
import CalendarSync from "lucide/dist/esm/icons/calendar-sync.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import Hourglass from "lucide/dist/esm/icons/hourglass.mjs";
import Moon from "lucide/dist/esm/icons/moon.mjs";
import { Icon, type Drawing } from "../../../ui/page/icon.tsx";
import { legend, type MarkKind } from "./day-labels.ts";
import styles from "./month-table.module.css";

export const markIcons = {
  booked: Heart,
  held: Hourglass,
  blocked: Ban,
  imported: CalendarSync,
  closed: Moon,
} as const satisfies Record<MarkKind, Drawing>;

/** Screen readers get the meaning at each day. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {legend.map(({ kind, meaning }) => (
        <li key={kind}>
          <span className={styles[kind]}>
            <Icon of={markIcons[kind]} />
          </span>
          {meaning}
        </li>
      ))}
    </ul>
  );
}
