import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import styles from "./place-options.module.css";

interface PlaceQuestionProps {
  children: ReactNode;
  /** The places that may be meant, as they are written into the field. */
  offered: readonly { slug: string; text: string }[];
  onChoose: (text: string) => void;
}

/** What is asked below a field for a place, with the answers one press away. */
export function PlaceQuestion({ children, offered, onChoose }: PlaceQuestionProps) {
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
