import { useEffect, useRef, useState, type RefObject } from "react";

/** Whether a part of the page is, or was, less than a screen away: what it fetches then moves nothing that is read. */
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
