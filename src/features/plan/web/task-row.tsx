import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { href, Link } from "react-router";
import { todayHere } from "../../../client/today-here.ts";
import { formatDate } from "../../../contract/format.ts";
import type { PlanItem } from "../../../contract/plan/schema.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useOpening } from "../../../ui/use-opening.ts";
import { TaskDialog } from "./task-dialog.tsx";
import type { PlanActions } from "./use-plan-actions.ts";
import text from "../../../ui/text.module.css";
import styles from "./plan.module.css";

interface TaskRowProps {
  item: PlanItem;
  mayChange: boolean;
  acts: PlanActions;
}

export function TaskRow({ item, mayChange, acts }: TaskRowProps) {
  const { key, kind, is_done, is_booked, category_slug } = item;
  const isLate = !is_done && item.due_on !== null && item.due_on < todayHere();
  return (
    <div className={styles.item}>
      <Check
        name={key}
        checked={is_done}
        disabled={is_booked || !mayChange}
        onChange={(event) => void acts.mark(item, event.target.checked)}
      >
        <span className={is_done ? styles.done : undefined}>{item.text}</span>
      </Check>
      <div className={styles.beside}>
        {is_booked && <Badge tone="good">Booked</Badge>}
        {isLate && <Badge tone="warn">Late</Badge>}
        <span className={text.fine}>{is_booked ? "" : formatDue(item)}</span>
        {category_slug !== null && !is_done && (
          <Link to={`${href("/providers")}?category=${category_slug}`} className={styles.find}>
            Find one
          </Link>
        )}
        {kind === "own" && mayChange && <TaskActions item={item} acts={acts} />}
      </div>
    </div>
  );
}

function formatDue({ due_on, when }: PlanItem): string {
  return due_on === null ? when : `by ${formatDate(due_on)}`;
}

function TaskActions({ item, acts }: { item: PlanItem; acts: PlanActions }) {
  const { key, isOpen, open, close } = useOpening();
  return (
    <>
      <IconButton icon={Pencil} label={`Edit ${item.text}`} onClick={open} />
      <IconButton icon={Trash} label={`Remove ${item.text}`} onClick={() => void acts.remove(item)} />
      <TaskDialog key={key} item={item} open={isOpen} onClose={close} onSaved={acts.saved} />
    </>
  );
}
