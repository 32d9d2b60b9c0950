/** How much of what stands below a field belongs to it: its sentence. */
const sentence_px = 48;

/** Calls back whenever the element covers the field that somebody is at, or its sentence. Answers how to stop. */
export function watchCovered(element: Element | null, onCovered: () => void): () => void {
  const look = () => {
    const at = document.activeElement;
    if (!element || !at?.matches("input, textarea, select")) return;
    const field = at.getBoundingClientRect();
    if (field.bottom + sentence_px > element.getBoundingClientRect().top && field.top < innerHeight) onCovered();
  };
  look();
  addEventListener("focusin", look);
  addEventListener("resize", look);
  return () => {
    removeEventListener("focusin", look);
    removeEventListener("resize", look);
  };
}
