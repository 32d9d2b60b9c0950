import { useCallback, useState } from "react";

/** Whether the dialog for a logo or banner is open, and the file with which it was opened. `onBegin`: it is about to be. */
export function useImageDialog(onBegin: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  const open = () => {
    onBegin();
    setDropped(null);
    setOpen(true);
  };
  const openWith = ([file]: readonly File[]) => {
    onBegin();
    setDropped(file ?? null);
    setOpen(true);
  };
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, dropped, open, openWith, close };
}
