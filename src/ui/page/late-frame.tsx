import { type ComponentProps, useEffect, useRef } from "react";
import { PageFrame } from "./page-frame.tsx";

/** For late content: the focused element below stays in view. */
export function LateFrame(props: Omit<ComponentProps<typeof PageFrame>, "ref">) {
  return <PageFrame {...props} ref={useFocusInView()} />;
}

/** Browsers keep the focus in view only if part of the growing content is visible. */
function useFocusInView() {
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
