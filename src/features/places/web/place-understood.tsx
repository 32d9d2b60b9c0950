import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import type { Place } from "../../../contract/places/shapes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PlaceQuestion } from "./place-question.tsx";
import styles from "./place-options.module.css";

interface PlaceUnderstoodProps {
  /** The places that the text names. */
  places: readonly Place[];
  onChoose: (text: string) => void;
}

/** Which place a text is taken for; where several have the name, which of them it may be [couples-16]. */
export function PlaceUnderstood({ places, onChoose }: PlaceUnderstoodProps) {
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
