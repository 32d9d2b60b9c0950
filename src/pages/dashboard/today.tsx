import Banknote from "lucide/dist/esm/icons/banknote.mjs";
import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CalendarHeart from "lucide/dist/esm/icons/calendar-heart.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import Inbox from "lucide/dist/esm/icons/inbox.mjs";
import ListTodo from "lucide/dist/esm/icons/list-todo.mjs";
import { Link } from "react-router";
import type { MissingItem } from "../../features/providers/web/missing-items.ts";
import { Icon, type Drawing } from "../../ui/icon.tsx";
import { todayRows, type TodayRow } from "./today-rows.ts";
import type { ReadToday } from "./use-today.ts";
import { WeekRow } from "./week-row.tsx";
import styles from "./today.module.css";

const icons: Record<TodayRow["id"], Drawing> = {
  confirm: CalendarCheck,
  answer: Inbox,
  expiring: Clock,
  wedding: CalendarHeart,
  due: Banknote,
  missing: ListTodo,
};

/** More would not fit a phone's first screen. */
const rows_max = 6;

interface TodayProps {
  today: ReadToday;
  missing: readonly MissingItem[];
}

/** Rule [providers-28]. */
export function Today({ today, missing }: TodayProps) {
  const { news, profile, enquiries_this_week } = today;
  const hasWeek = profile.is_published || enquiries_this_week + news.endorsements + news.views.this_week > 0;
  const rows = todayRows(today, missing, today.read_at).slice(0, hasWeek ? rows_max - 1 : rows_max);
  return (
    <section aria-labelledby="today" className={styles.today}>
      <h2 id="today">Today</h2>
      {rows.length === 0 && <p className={styles.nothing}>Nothing to do right now.</p>}
      {(rows.length > 0 || hasWeek) && (
        <ul>
          {rows.map(({ id, label, note, to }) => (
            <li key={id} className={id === "confirm" ? styles.pressing : undefined}>
              <Link to={to} {...(to.startsWith("#") && { replace: true, preventScrollReset: true })}>
                <Icon of={icons[id]} />
                <span>
                  <b>{label}</b>
                  <small>{note}</small>
                </span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          ))}
          {hasWeek && (
            <li>
              <WeekRow news={news} enquiries={enquiries_this_week} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
