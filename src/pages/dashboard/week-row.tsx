import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { href } from "react-router";
import { formatCount, formatDate, formatNumber } from "../../contract/format.ts";
import { weekdayName } from "../../contract/moments.ts";
import type { ProviderNews } from "../../contract/providers/my-schema.ts";
import { formatNewActivity, compareWeeks, formatSince } from "../../features/providers/web/dashboard/news-words.ts";
import { Link } from "../../ui/link.tsx";
import { Icon } from "../../ui/page/icon.tsx";
import { OutOfSight } from "../../ui/page/out-of-sight.tsx";
import styles from "./week-row.module.css";

/** Unfolds to days and news since the last visit [providers-28]. */
export function WeekRow({ news, enquiries }: { news: ProviderNews; enquiries: number }) {
  const { views, endorsements } = news;
  return (
    <details className={styles.row}>
      <summary>
        <Icon of={ChartColumn} />
        <b>
          {formatNewActivity({ enquiries, endorsements: 0 }) ?? "No new enquiries"},{" "}
          {formatCount(views.this_week, "view", "views")} this week
        </b>
        <Icon of={ChevronRight} />
      </summary>
      <div className={styles.week}>
        <div>
          <p>
            {formatNewActivity(news) ?? "Nothing new"} {formatSince(news)}.
          </p>
          <p>
            {formatCount(views.this_week, "view of your profile", "views of your profile")} in seven days,{" "}
            {compareWeeks(views)}.
          </p>
          <p className={styles.ways}>
            <Link to={href("/enquiries")}>Read your enquiries</Link>
            {endorsements > 0 && (
              <Link to="#endorsements" replace preventScrollReset>
                See who endorsed you
              </Link>
            )}
          </p>
        </div>
        <Week days={views.days} />
      </div>
    </details>
  );
}

function Week({ days }: { days: ProviderNews["views"]["days"] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <ol className={styles.days} aria-label="Views of your profile by day">
      {days.map(({ day, views }) => (
        <li key={day}>
          <OutOfSight>{`${weekdayName(day)}, ${formatDate(day)}: ${formatCount(views, "view", "views")}`}</OutOfSight>
          <span aria-hidden="true">{formatNumber(views)}</span>
          <span className={styles.bar} aria-hidden="true" style={{ blockSize: `${(views / most) * 100}%` }} />
          <span aria-hidden="true">{weekdayName(day).slice(0, 3)}</span>
        </li>
      ))}
    </ol>
  );
}
