const sentence_px = 48;

const fields = "input:not([type=hidden]), textarea, select, label";

/** Below this height sticky bars are off [visitors-23]. */
const low = "(max-height: 30rem)";

/** Also counts the focused field's message. On low screens only the focused field counts. Returns a stop function. */
export function watchCovered(element: Element | null, onCovered: () => void): () => void {
  function look() {
    const boxes = [...(element?.children ?? [])].map((child) => child.getBoundingClientRect());
    const at = document.activeElement;
    const covered = (field: Element) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const end = field === at ? bottom + sentence_px : bottom;
      return boxes.some((box) => left < box.right && right > box.left && top < box.bottom && end > box.top);
    };
    const counted = matchMedia(low).matches
      ? [at].filter((field) => field?.matches(fields))
      : document.querySelectorAll(fields);
    if ([...counted].some((field) => field && covered(field))) onCovered();
  }
  look();
  const seen = ["focusin", "resize", "scroll"];
  for (const name of seen) addEventListener(name, look, { passive: true });
  return () => {
    for (const name of seen) removeEventListener(name, look);
  };
}
