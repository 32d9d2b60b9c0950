import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { addMonths, monthName, monthOf, monthRange } from "./month-grid.ts";
import styles from "./month-view.module.css";

interface MonthNavProps {
  month: string;
  today: string;
  months: number;
  onMonth: (month: string) => void;
  onToday?: () => void;
}

export function MonthNav({ month, today, months, onMonth, onToday }: MonthNavProps) {
  const { first, last } = monthRange(today);
  const until = addMonths(month, months - 1);
  const name = months === 1 ? monthName(month) : `${monthName(month)} to ${monthName(until)}`;
  const step = (by: number) => {
    const to = addMonths(month, by);
    const isOut = to < first || to > last;
    const label = months === 1 ? monthName(to) : `${months} months from ${monthName(to)}`;
    return {
      label: `${by < 0 ? "Earlier" : "Later"}: ${label}`,
      "aria-disabled": isOut || undefined,
      onClick: () => !isOut && onMonth(to),
    };
  };
  return (
    <div className={styles.ways}>
      <h2 aria-live="polite">{name}</h2>
      <Button
        small
        variant="outline"
        onClick={() => {
          onMonth(monthOf(today));
          onToday?.();
        }}
      >
        Today
      </Button>
      <IconButton icon={ChevronLeft} {...step(-months)} />
      <IconButton icon={ChevronRight} {...step(months)} />
    </div>
  );
}
