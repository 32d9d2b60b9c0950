import { Button } from "../../../ui/button.tsx";
import { daysWords, formatSpan } from "./day-words.ts";
import { rangeOf, type Selection, type SelectionAct } from "./range-selection.ts";
import styles from "./month-view.module.css";

interface SelectionBarProps {
  selection: Selection;
  onAct: (act: SelectionAct) => void;
}

/** What is chosen, in words, with what can be done about it; otherwise how to choose. Within a thumb's reach while it is needed. */
export function SelectionBar({ selection, onAct }: SelectionBarProps) {
  const range = rangeOf(selection);
  const isChoosing = range !== null || selection.isPicking;
  return (
    <div className={styles.bar} data-choosing={isChoosing || undefined}>
      <p role="status">{isChoosing && sentence(selection)}</p>
      {isChoosing ? (
        <div className={styles.acts}>
          {range !== null && !selection.isPicking && (
            <Button small onClick={() => onAct({ act: "drop" })}>
              Block, hold or book
            </Button>
          )}
          <Button small variant="quiet" onClick={() => onAct({ act: "escape" })}>
            Cancel
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.hint}>Choose a day to block, hold or book it.</p>
          <Button small variant="outline" onClick={() => onAct({ act: "pick" })}>
            Choose several days
          </Button>
        </>
      )}
    </div>
  );
}

function sentence(selection: Selection): string {
  const range = rangeOf(selection);
  if (range === null) return "Choose the first day.";
  const span = formatSpan(range.from, range.to);
  if (selection.isPicking && range.from === range.to) return `From ${span}: choose the last day.`;
  return `${span}: ${daysWords(range.from, range.to)}`;
}
