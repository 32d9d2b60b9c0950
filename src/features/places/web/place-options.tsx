import { useEffect } from "react";
import type { Province } from "../../../contract/primitives.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";
import styles from "./place-options.module.css";

interface PlaceOptionsProps {
  /** The `list` of the field that it belongs to. */
  id: string;
  /** Suggests `Town, Province` instead of the town alone. */
  withProvince?: boolean;
  /** The province that the form says besides. */
  within?: string;
  /** Told when a place stands there that is in one province only; the same function with each render. */
  onProvince?: (province: Province) => void;
  /** Says below the field when it was left with a place that we don't know. */
  hasNote?: boolean;
}

/**
 * The suggestions of a field for a city or town, whatever is typed there stays accepted [places-3]. Stands behind the field,
 * which names it as its `list`.
 */
export function PlaceOptions({
  id,
  withProvince = false,
  within = "",
  onProvince,
  hasNote = false,
}: PlaceOptionsProps) {
  const { answered, left, field } = usePlaceSuggestions(id, within);
  const { text = "", places = [], named = [] } = answered ?? {};
  const inProvinces = [...new Set(places.filter(({ slug }) => named.includes(slug)).map(({ province }) => province))];
  const [only] = inProvinces.length === 1 ? inProvinces : [];
  useEffect(() => {
    if (only) onProvince?.(only);
  }, [only, onProvince]);
  const written = places.map((place) => ({
    ...place,
    text: withProvince ? `${place.name}, ${place.province}` : place.name,
  }));
  const isUnknown = left === text && text !== "" && named.length === 0;
  return (
    <>
      <datalist id={id}>
        {written.map(({ slug, text: value, province, other_names }) => (
          <option key={slug} value={value}>
            {[...other_names, ...(withProvince ? [] : [province])].join(", ")}
          </option>
        ))}
      </datalist>
      {hasNote && (
        <div role="status">
          {isUnknown && (
            <div className={styles.note}>
              <p>We don’t know this place. It is kept as you typed it.{written.length > 0 && " Did you mean:"}</p>
              <Chips>
                {written.slice(0, 3).map((place) => (
                  <Button key={place.slug} small variant="outline" onClick={() => field && write(field, place.text)}>
                    {place.text}
                  </Button>
                ))}
              </Chips>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** Writes as somebody who types does: React hears of a value by the event alone, and only where it was set natively. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
