import { useEffect, useState, type DragEvent } from "react";

const bringsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes("Files") === true;

/** Handlers for an element on which files may be dropped, and whether some hang over it. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragEnter: (event: DragEvent) => setOver(bringsFiles(event)),
      onDragOver(event: DragEvent) {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        // words that are dropped on a field go into it
        if (!bringsFiles(event)) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

/** A near miss must not make the browser leave the page for the file. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (bringsFiles(event)) event.preventDefault();
    };
    globalThis.addEventListener("dragover", hold);
    globalThis.addEventListener("drop", hold);
    return () => {
      globalThis.removeEventListener("dragover", hold);
      globalThis.removeEventListener("drop", hold);
    };
  }, []);
}
