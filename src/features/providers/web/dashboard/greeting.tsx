import { useState } from "react";
import { href } from "react-router";
import { formatCount, formatDate, formatNumber } from "../../../../contract/format.ts";
import type { ProviderNews } from "../../../../contract/providers/visit-shapes.ts";
import { Link } from "../../../../ui/link.tsx";
import { OutOfSight } from "../../../../ui/out-of-sight.tsx";
import { arrivedWords, compareWeeks, sinceWords, weekdayOf } from "./news-words.ts";
import styles from "./greeting.module.css";

/** Where there is room the week is shown at once; on a phone one line tells the most, and unfolds. */
const roomy = "(min-width: 48rem)";

/** Greets a provider with what is new since its last visit, and how often its profile was looked at [providers-4]. */
export function Greeting({ name, news }: { name: string; news: ProviderNews }) {
  const [isOpen] = useState(() => globalThis.matchMedia(roomy).matches);
  const { views } = news;
  return (
    <details className={styles.greeting} open={isOpen}>
      <summary>
        <h2>{news.is_first_visit ? `Welcome, ${name}` : `Welcome back, ${name}`}</h2>
        <p>
          {arrivedWords(news) ?? "Nothing new"}, {formatCount(views.this_week, "view", "views")} this week
        </p>
      </summary>
      <div className={styles.week}>
        <div>
          <p>New {sinceWords(news)}</p>
          <p>
            {formatCount(views.this_week, "view of your profile", "views of your profile")} in seven days,{" "}
            {compareWeeks(views)}.
          </p>
          <p className={styles.ways}>
            {news.enquiries > 0 && <Link to={href("/enquiries")}>Read your enquiries</Link>}
            {news.endorsements > 0 && (
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

/** Whether there is anything to greet with: a profile that nobody can see yet has no views, and few news. */
export function isWorthGreeting(news: ProviderNews, isPublished: boolean): boolean {
  return isPublished || arrivedWords(news) !== null || news.views.this_week > 0;
}

/** The views of each day as bars, each with its number and day in words. */
function Week({ days }: { days: ProviderNews["views"]["days"] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <ol className={styles.days} aria-label="Views of your profile by day">
      {days.map(({ day, views }) => (
        <li key={day}>
          <OutOfSight>{`${weekdayOf(day)}, ${formatDate(day)}: ${formatCount(views, "view", "views")}`}</OutOfSight>
          <span aria-hidden="true">{formatNumber(views)}</span>
          <span className={styles.bar} aria-hidden="true" style={{ blockSize: `${(views / most) * 100}%` }} />
          <span aria-hidden="true">{weekdayOf(day).slice(0, 3)}</span>
        </li>
      ))}
    </ol>
  );
}
