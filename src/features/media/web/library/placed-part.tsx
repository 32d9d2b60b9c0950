import { useEffect, useRef, useState, type ComponentProps } from "react";
import { Button } from "../../../../ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import styles from "./library.module.css";

/** What can be done to the logo or the banner besides putting another in its place. */
export interface PlacedEvents {
  /** It is taken off, and can be put back for a few seconds. */
  isRemoved: boolean;
  onRemove: () => void;
  /** Another one is about to be chosen. */
  onBegin: () => void;
  onUploaded: (message: string) => void;
}

interface PlacedButtonsProps {
  noun: "logo" | "banner";
  /** What Replace opens is on its way. */
  isLoading: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** Replace and, after a question, Remove. */
export function PlacedButtons({ noun, isLoading, onReplace, onRemove }: PlacedButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.buttons}>
      <Button variant="outline" small busy={isLoading} onClick={onReplace} aria-label={`Replace ${noun}`}>
        Replace
      </Button>
      <Button variant="quiet" small onClick={() => setAsking(true)} aria-label={`Remove ${noun}`}>
        Remove
      </Button>
      <DeleteDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onDelete={() => {
          setAsking(false);
          onRemove();
        }}
      />
    </div>
  );
}

/** The box for the first one. Where one was just removed it takes the focus, which was on a button that is gone. */
export function EmptyPlace({ isRemoved, ...rest }: ComponentProps<"div"> & { isRemoved: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRemoved) box.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, [isRemoved]);
  return <div ref={box} {...rest} />;
}
