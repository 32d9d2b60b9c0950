import { useEffect, useEffectEvent, useState } from "react";

/** On the whole page, so that a near miss doesn't open the file. True while dragging over it. */
export function useFileDrop(isListening: boolean, onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handleDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (file) onDrop(file);
  });
  useEffect(() => {
    if (!isListening) return;
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      handleDrop(event);
    };
    globalThis.addEventListener("dragenter", over, { signal });
    globalThis.addEventListener("dragover", over, { signal });
    globalThis.addEventListener("dragleave", leave, { signal });
    globalThis.addEventListener("drop", drop, { signal });
    return () => {
      listening.abort();
      setOver(false);
    };
  }, [isListening]);
  return isOver;
}
