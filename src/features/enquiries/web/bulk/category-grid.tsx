import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import type { Category } from "../../../../contract/categories/schema.ts";
import { formatNumber } from "../../../../contract/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Check } from "../../../../ui/form/check.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { categoryState, openIds, wantedIds } from "./bulk-choice.ts";
import styles from "./bulk-form.module.css";

interface CategoryGridProps {
  categories: readonly Category[];
  selected: readonly number[];
  /** Venue categories count as booked [enquiries-13]. */
  hasVenue: boolean;
  /** Categories that the couple has booked [enquiries-36]. */
  booked: ReadonlySet<number>;
  error: string | null;
  onSelect: (ids: readonly number[]) => void;
}

/** The enquiry's categories [enquiries-12]. */
export function CategoryGrid({ categories, selected, hasVenue, booked, error, onSelect }: CategoryGridProps) {
  const open = openIds(categories, hasVenue);
  return (
    <fieldset aria-describedby={error ? "categories-error" : undefined}>
      <legend>
        <OutOfSight>Categories</OutOfSight>
      </legend>
      <div className={styles.gridHead}>
        <h2>Categories</h2>
        <span className={styles.tally} aria-live="polite">
          {selected.length} of {open.length} selected
        </span>
        <div>
          <Button small variant="quiet" onClick={() => onSelect(wantedIds(categories, hasVenue, booked))}>
            Select All
          </Button>
          <Button small variant="quiet" onClick={() => onSelect([])}>
            Deselect All
          </Button>
        </div>
      </div>
      <div className={styles.grid}>
        {categories.map((category) => (
          <CategoryTick
            key={category.id}
            category={category}
            hasVenue={hasVenue}
            isBooked={booked.has(category.id)}
            isTicked={selected.includes(category.id)}
            isInvalid={error !== null}
            onTick={(isTicked) =>
              onSelect(isTicked ? [...selected, category.id] : selected.filter((id) => id !== category.id))
            }
          />
        ))}
      </div>
      {error && (
        <p id="categories-error" className={styles.gridError}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface CategoryTickProps {
  category: Category;
  hasVenue: boolean;
  isBooked: boolean;
  isTicked: boolean;
  isInvalid: boolean;
  onTick: (isTicked: boolean) => void;
}

function CategoryTick({ category, hasVenue, isBooked, isTicked, isInvalid, onTick }: CategoryTickProps) {
  const { id, name, provider_count } = category;
  const state = categoryState(category, hasVenue);
  return (
    <Check
      name="selected_category_ids"
      value={id}
      className={styles.tick}
      disabled={state !== "open"}
      checked={isTicked}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onTick(event.target.checked)}
      tally={
        <>
          {formatNumber(provider_count)}
          <span className={styles.word}> {provider_count === 1 ? "vendor" : "vendors"}</span>
        </>
      }
    >
      {name} {(state !== "open" || isBooked) && <small>{state === "empty" ? "Nobody yet" : "Already booked"}</small>}
    </Check>
  );
}
