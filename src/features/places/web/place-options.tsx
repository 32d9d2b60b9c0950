import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { useEffect, type ReactNode } from "react";
import type { Place } from "../../../contract/places/shapes.ts";
import type { Province } from "../../../contract/primitives.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { Icon } from "../../../ui/icon.tsx";
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
  /** Told which places each answer's text names; the same function with each render. */
  onNamed?: (text: string, named: readonly string[]) => void;
  /** Says below the field when it was left with a place that we don't know. */
  hasNote?: boolean;
  /** Says below the field which place was understood, and asks where several have the name [couples-16]. */
  tellsPlace?: boolean;
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
  onNamed,
  hasNote = false,
  tellsPlace = false,
}: PlaceOptionsProps) {
  const { answered, left, choose } = usePlaceSuggestions(id, { within, isEager: tellsPlace });
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
            <PlaceQuestion offered={written.slice(0, 3)} onChoose={choose}>
              We don’t know this place. It is kept as you typed it.{written.length > 0 && " Did you mean:"}
            </PlaceQuestion>
          )}
          {isLeft && tellsPlace && <PlaceUnderstood places={meant} onChoose={choose} />}
        </div>
      )}
    </>
  );
}

interface PlaceUnderstoodProps {
  /** The places that the text names. */
  places: readonly Place[];
  onChoose: (text: string) => void;
}

/** Which place a text is taken for; where several have the name, which of them it may be [couples-16]. */
function PlaceUnderstood({ places, onChoose }: PlaceUnderstoodProps) {
  const written = places.map(({ slug, name, province }) => ({ slug, text: `${name}, ${province}` }));
  const [only, other] = written;
  if (!only) return null;
  if (other)
    return (
      <PlaceQuestion offered={written} onChoose={onChoose}>
        There is more than one {places[0]?.name}. Which is it?
      </PlaceQuestion>
    );
  return (
    <p className={styles.understood}>
      <Icon of={MapPin} />
      {only.text}
    </p>
  );
}

interface PlaceQuestionProps {
  children: ReactNode;
  /** The places that may be meant, as they are written into the field. */
  offered: readonly { slug: string; text: string }[];
  onChoose: (text: string) => void;
}

/** What is asked below a field for a place, with the answers one press away. */
function PlaceQuestion({ children, offered, onChoose }: PlaceQuestionProps) {
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
