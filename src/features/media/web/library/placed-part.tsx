import { useEffect, useRef, useState, type ComponentProps } from "react";
import { Button } from "../../../../ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import text from "../../../../ui/text.module.css";

export interface SlotEvents {
  isRemoved: boolean;
  onRemove: () => void;
  onBegin: () => void;
  onUploaded: (message: string) => void;
}

interface SlotButtonsProps {
  noun: "logo" | "banner";
  isLoading: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

export function SlotButtons({ noun, isLoading, onReplace, onRemove }: SlotButtonsProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <div className={text.buttons}>
      <Button variant="outline" small busy={isLoading} onClick={onReplace} aria-label={`Replace ${noun}`}>
        Replace
      </Button>
      <Button variant="quiet" small onClick={() => setDialogOpen(true)} aria-label={`Remove ${noun}`}>
        Remove
      </Button>
      <DeleteDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onDelete={() => {
          setDialogOpen(false);
          onRemove();
        }}
      />
    </div>
  );
}

/** After a removal it takes the focus, since the pressed button was removed. */
export function EmptySlot({ isRemoved, ...rest }: ComponentProps<"div"> & { isRemoved: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRemoved) box.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, [isRemoved]);
  return <div ref={box} {...rest} />;
}
