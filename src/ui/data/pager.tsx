import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon, type Drawing } from "../page/icon.tsx";
import { pagerMarks } from "./pager-marks.ts";
import styles from "./pager.module.css";

/** Link, or callback for a list without an address. */
type Way = { href: (page: number) => string } | { onTurn: (page: number) => void };

type PagerProps = Way & {
  page: number;
  pages: number;
  className?: string;
};

interface TurnProps {
  way: Way;
  to: number;
  label: string;
  rel?: "prev" | "next";
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Turn({ way, to, label, rel, isCurrent = false, className, children }: TurnProps) {
  const shared = { "aria-label": label, "aria-current": isCurrent ? ("page" as const) : undefined, className };
  if ("onTurn" in way) {
    return (
      <button type="button" {...shared} onClick={() => way.onTurn(to)}>
        {children}
      </button>
    );
  }
  return (
    <Link to={way.href(to)} rel={rel} {...shared}>
      {children}
    </Link>
  );
}

type StepProps = Omit<TurnProps, "children"> & { icon: Drawing; isOff: boolean };

function Step({ icon, isOff, ...turn }: StepProps) {
  const drawing = <Icon of={icon} />;
  return isOff ? <span className={styles.off}>{drawing}</span> : <Turn {...turn}>{drawing}</Turn>;
}

export function Pager({ page, pages, className, ...way }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={classNames(styles.pager, className)} aria-label="Pages">
      <Step way={way} to={page - 1} label="Previous page" icon={ChevronLeft} rel="prev" isOff={page <= 1} />
      {pagerMarks(page, pages).map((mark) =>
        mark.kind === "gap" ? (
          <span key={`gap-${mark.after}`} className={styles.off}>
            …
          </span>
        ) : (
          <Turn
            key={mark.page}
            way={way}
            to={mark.page}
            label={`Page ${mark.page}`}
            isCurrent={mark.page === page}
            className={mark.near ? styles.near : undefined}
          >
            {mark.page}
          </Turn>
        ),
      )}
      <Step way={way} to={page + 1} label="Next page" icon={ChevronRight} rel="next" isOff={page >= pages} />
    </nav>
  );
}
