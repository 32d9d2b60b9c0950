import { useCallback, useState } from "react";
import { useLater } from "../../../../client/use-later.ts";
import type { SlotEvents } from "./placed-part.tsx";

const load = () => import("../image-dialog.tsx");
const failed = "This could not be opened.";
const fetchEarly = () => void load().catch(() => undefined);

export function useImageDialog(role: "logo" | "banner", { onBegin, onUploaded }: SlotEvents) {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const later = useLater(load, isOpen, close, failed);
  const openWith = (files: readonly File[]) => {
    onBegin();
    setDropped(files[0] ?? null);
    setOpen(true);
  };
  return {
    open: () => openWith([]),
    openWith,
    isLoading: isOpen && !later,
    nearby: { onPointerEnter: fetchEarly, onFocus: fetchEarly },
    dialog: later && (
      <later.ImageDialog role={role} open={isOpen} dropped={dropped} onClose={close} onUploaded={onUploaded} />
    ),
  };
}
