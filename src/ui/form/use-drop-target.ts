import { useEffect, useState, type DragEvent } from "react";

const bringsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes("Files") === true;

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
        if (!bringsFiles(event)) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

/** Stops the browser from opening a file dropped beside the target. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const preventDrop = (event: globalThis.DragEvent) => {
      if (bringsFiles(event)) event.preventDefault();
    };
    globalThis.addEventListener("dragover", preventDrop);
    globalThis.addEventListener("drop", preventDrop);
    return () => {
      globalThis.removeEventListener("dragover", preventDrop);
      globalThis.removeEventListener("drop", preventDrop);
    };
  }, []);
}
