import CalendarHeart from "lucide/dist/esm/icons/calendar-heart.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import ListChecks from "lucide/dist/esm/icons/list-checks.mjs";
import MessagesSquare from "lucide/dist/esm/icons/messages-square.mjs";
import Wallet from "lucide/dist/esm/icons/wallet.mjs";
import { href, Link, type To } from "react-router";
import { formatSignedRand } from "../../contract/budget/format-signed-rand.ts";
import type { CoupleDashboard } from "../../contract/couples/dashboard-schema.ts";
import { formatCount } from "../../contract/format.ts";
import { Link as TextLink } from "../../ui/link.tsx";
import { Icon, type Drawing } from "../../ui/page/icon.tsx";
import { listSteps, type NextStep } from "./list-steps.ts";
import styles from "./next-steps.module.css";

const icons: Record<NextStep["kind"], Drawing> = {
  date: CalendarHeart,
  quote: FileText,
  unread: MessagesSquare,
  task: ListChecks,
};

interface NextStepsProps {
  dashboard: CoupleDashboard;
  today: string;
  /** Null for members who may not change the details. */
  editHash: string | null;
}

/** Each row links to its page [couples-19]. */
export function NextSteps({ dashboard, today, editHash }: NextStepsProps) {
  const steps = listSteps(dashboard, { today, editHash });
  const { planning } = dashboard;
  // readers set no budget
  const hasMoney = planning !== null && (planning.money.total_cents !== null || editHash !== null);
  if (steps.length === 0 && planning === null) return null;
  const more = (planning?.tasks_open ?? 0) - (planning?.tasks.length ?? 0);
  return (
    <section aria-labelledby="next-title" className={styles.next}>
      <h2 id="next-title">What’s next</h2>
      {(steps.length > 0 || hasMoney) && (
        <ul>
          {steps.map(({ key, kind, title, detail, isLate, to }) => (
            <Row key={key} icon={icons[kind]} title={title} detail={detail} isLate={isLate} to={to} />
          ))}
          {hasMoney && <Money {...planning.money} />}
        </ul>
      )}
      {planning?.tasks_open === 0 && <p>Every task in your plan is done.</p>}
      {more > 0 && (
        <p>
          <TextLink to={href("/plan")}>{formatCount(more, "more task", "more tasks")} in your plan</TextLink>
        </p>
      )}
    </section>
  );
}

type MoneyProps = { total_cents: number | null; booked_cents: number; left_cents: number | null };

function Money({ total_cents, booked_cents, left_cents }: MoneyProps) {
  const to = href("/budget");
  if (total_cents === null || left_cents === null) {
    const detail = booked_cents > 0 ? `${formatSignedRand(booked_cents)} booked so far` : "See what’s left as you book";
    return <Row icon={Wallet} title="Set your budget" detail={detail} to={to} />;
  }
  const detail = `${formatSignedRand(booked_cents)} of ${formatSignedRand(total_cents)} booked`;
  const title =
    left_cents < 0 ? `${formatSignedRand(-left_cents)} over budget` : `${formatSignedRand(left_cents)} left to spend`;
  return <Row icon={Wallet} title={title} detail={detail} isLate={left_cents < 0} to={to} />;
}

type RowProps = { icon: Drawing; title: string; detail: string; isLate?: boolean; to: To };

function Row({ icon, title, detail, isLate = false, to }: RowProps) {
  const isHere = typeof to === "object";
  return (
    <li>
      <Link to={to} replace={isHere} preventScrollReset={isHere} className={styles.row}>
        <Icon of={icon} />
        <span className={styles.words}>
          <b>{title}</b>
          {detail !== "" && <small className={isLate ? styles.late : undefined}>{detail}</small>}
        </span>
        <Icon of={ChevronRight} />
      </Link>
    </li>
  );
}
