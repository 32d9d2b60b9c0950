import { useEffect, useRef, useState, type ComponentProps } from "react";
import { Button } from "../../../../ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import styles from "./library.module.css";

export interface PlacedEvents {
  isRemoved: boolean;
  onRemove: () => void;
  onBegin: () => void;
  onUploaded: (message: string) => void;
}

interface PlacedButtonsProps {
  noun: "logo" | "banner";
  isLoading: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

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

/** After a removal it takes the focus, since the pressed button is gone. */
export function EmptyPlace({ isRemoved, ...rest }: ComponentProps<"div"> & { isRemoved: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRemoved) box.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, [isRemoved]);
  return <div ref={box} {...rest} />;
}
