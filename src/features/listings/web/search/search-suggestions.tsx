import { useId, type RefObject } from "react";
import { createPortal } from "react-dom";
import { formatCount } from "../../../../contract/format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { useCombobox, type SuggestionItem } from "./use-combobox.ts";
import styles from "./search-suggestions.module.css";

/** Keyboard focus stays in the line [browse-22]. Render before the line, to see the focus when both unmount. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const { isOpen, groups, count, active, sentence, isLoaded, press } = useCombobox(input, id);
  const place = input.current?.parentElement;
  if (!place) return null;
  const option = (item: SuggestionItem) => (
    <button
      key={item.key}
      id={`${id}-${item.at}`}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={item.at === active}
      className={classNames(styles.option, item.at === active && styles.active)}
      onClick={() => press(item)}
    >
      <span>{item.text}</span>
      {item.note !== "" && <small>{item.note}</small>}
    </button>
  );
  return createPortal(
    <>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label="Suggestions"
          className={styles.box}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ title, items }, at) => (
            <div key={title} role="group" aria-labelledby={`${id}-group-${at}`}>
              <p id={`${id}-group-${at}`} className={styles.title}>
                {title}
              </p>
              {items.map(option)}
            </div>
          ))}
        </div>
      )}
      {sentence !== "" && <p className={styles.sentence}>{sentence}</p>}
      <div role="status">
        <OutOfSight>{isOpen && isLoaded ? formatCount(count, "suggestion", "suggestions") : sentence}</OutOfSight>
      </div>
    </>,
    place,
  );
}
