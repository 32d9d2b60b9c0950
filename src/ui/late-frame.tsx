import { type ComponentProps, useEffect, useRef } from "react";
import { PageFrame } from "./page-frame.tsx";

/** The frame of a page whose content is fetched for who is signed in: as it arrives, the focus below it stays on the screen. */
export function LateFrame(props: Omit<ComponentProps<typeof PageFrame>, "ref">) {
  return <PageFrame {...props} ref={useFocusHeld()} />;
}

/**
 * For the element around what arrives late: when it grows, the focus of whoever has gone on to what stands below stays on
 * the screen. Browsers see to it by themselves only where something of the element is on the screen too.
 */
function useFocusHeld() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight - height;
      height += grown;
      const at = document.activeElement;
      if (!at || element.compareDocumentPosition(at) !== Node.DOCUMENT_POSITION_FOLLOWING) return;
      const { top } = at.getBoundingClientRect();
      if (!isOnScreen(top) && isOnScreen(top - grown)) window.scrollBy({ top: grown, behavior: "instant" });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return place;
}

function isOnScreen(top: number): boolean {
  return top >= 0 && top < window.innerHeight;
}
