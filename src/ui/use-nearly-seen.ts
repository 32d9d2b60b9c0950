import { useEffect, useRef, useState, type RefObject } from "react";

/** True once within a screen's distance, so that loading doesn't shift what is read. */
export function useNearlySeen(): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observe: IntersectionObserverCallback = ([entry]) =>
      setNear((near) => near || entry?.isIntersecting === true);
    const observer = new IntersectionObserver(observe, { rootMargin: "100% 0px" });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}
