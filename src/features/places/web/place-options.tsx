import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { useEffect, type ReactNode } from "react";
import type { Place } from "../../../contract/places/schema.ts";
import type { Province } from "../../../contract/primitives.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";
import styles from "./place-options.module.css";

interface PlaceOptionsProps {
  id: string;
  /** Suggests `Town, Province` instead of the town alone. */
  withProvince?: boolean;
  within?: string;
  /** Called for a place in one province only. Must be a stable function. */
  onProvince?: (province: Province) => void;
  /** Called for each response. Must be a stable function. */
  onNamed?: (text: string, named: readonly string[]) => void;
  hasNote?: boolean;
  /** Shows the recognised place below the field, and asks where several share the name [couples-16]. */
  showsMatch?: boolean;
}

/** Suggestions for a text field with this `list`; any other text is accepted [places-3]. Render it after the field. */
export function PlaceOptions({
  id,
  withProvince = false,
  within = "",
  onProvince,
  onNamed,
  hasNote = false,
  showsMatch = false,
}: PlaceOptionsProps) {
  const { answered, left, choose } = usePlaceSuggestions(id, { within, isEager: showsMatch });
  const { text = "", places = [], named = [] } = answered ?? {};
  const meant = places.filter(({ slug }) => named.includes(slug));
  const inProvinces = [...new Set(meant.map(({ province }) => province))];
  const [only] = inProvinces.length === 1 ? inProvinces : [];
  useEffect(() => {
    if (only) onProvince?.(only);
  }, [only, onProvince]);
  useEffect(() => {
    if (answered) onNamed?.(answered.text, answered.named);
  }, [answered, onNamed]);
  const written = places.map((place) => ({
    ...place,
    text: withProvince ? `${place.name}, ${place.province}` : place.name,
  }));
  const isLeft = left === text && text !== "";
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
          {isLeft && named.length === 0 && (
            <PlaceSuggestions offered={written.slice(0, 3)} onChoose={choose}>
              We don’t know this place. It is kept as you typed it.{written.length > 0 && " Did you mean:"}
            </PlaceSuggestions>
          )}
          {isLeft && showsMatch && <PlaceMatch places={meant} onChoose={choose} />}
        </div>
      )}
    </>
  );
}

interface PlaceMatchProps {
  places: readonly Place[];
  onChoose: (text: string) => void;
}

/** The recognised place, or a choice where several share the name [couples-16]. */
function PlaceMatch({ places, onChoose }: PlaceMatchProps) {
  const written = places.map(({ slug, name, province }) => ({ slug, text: `${name}, ${province}` }));
  const [only, other] = written;
  if (!only) return null;
  if (other)
    return (
      <PlaceSuggestions offered={written} onChoose={onChoose}>
        There is more than one {places[0]?.name}. Which is it?
      </PlaceSuggestions>
    );
  return (
    <p className={styles.understood}>
      <Icon of={MapPin} />
      {only.text}
    </p>
  );
}

interface PlaceSuggestionsProps {
  children: ReactNode;
  offered: readonly { slug: string; text: string }[];
  onChoose: (text: string) => void;
}

function PlaceSuggestions({ children, offered, onChoose }: PlaceSuggestionsProps) {
  return (
    <div className={styles.note}>
      <p>{children}</p>
      <Chips>
        {offered.map(({ slug, text }) => (
          <Button key={slug} small variant="outline" onClick={() => onChoose(text)}>
            {text}
          </Button>
        ))}
      </Chips>
    </div>
  );
}
