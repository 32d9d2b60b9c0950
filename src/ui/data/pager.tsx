import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon, type Drawing } from "../page/icon.tsx";
import { pagerMarks } from "./pager-marks.ts";
import styles from "./pager.module.css";

/** Link, or callback for a list without an address. */
type PagerAction = { href: (page: number) => string } | { onTurn: (page: number) => void };

type PagerProps = PagerAction & {
  page: number;
  pages: number;
  className?: string;
};

interface TurnProps {
  action: PagerAction;
  to: number;
  label: string;
  rel?: "prev" | "next";
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Turn({ action, to, label, rel, isCurrent = false, className, children }: TurnProps) {
  const shared = { "aria-label": label, "aria-current": isCurrent ? ("page" as const) : undefined, className };
  if ("onTurn" in action) {
    return (
      <button type="button" {...shared} onClick={() => action.onTurn(to)}>
        {children}
      </button>
    );
  }
  return (
    <Link to={action.href(to)} rel={rel} {...shared}>
      {children}
    </Link>
  );
}

type StepProps = Omit<TurnProps, "children"> & { icon: Drawing; isOff: boolean };

function Step({ icon, isOff, ...turn }: StepProps) {
  const drawing = <Icon of={icon} />;
  return isOff ? <span className={styles.off}>{drawing}</span> : <Turn {...turn}>{drawing}</Turn>;
}

export function Pager({ page, pages, className, ...action }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={classNames(styles.pager, className)} aria-label="Pages">
      <Step action={action} to={page - 1} label="Previous page" icon={ChevronLeft} rel="prev" isOff={page <= 1} />
      {pagerMarks(page, pages).map((mark) =>
        mark.kind === "gap" ? (
          <span key={`gap-${mark.after}`} className={styles.off}>
            …
          </span>
        ) : (
          <Turn
            key={mark.page}
            action={action}
            to={mark.page}
            label={`Page ${mark.page}`}
            isCurrent={mark.page === page}
            className={mark.near ? styles.near : undefined}
          >
            {mark.page}
          </Turn>
        ),
      )}
      <Step action={action} to={page + 1} label="Next page" icon={ChevronRight} rel="next" isOff={page >= pages} />
    </nav>
  );
}
