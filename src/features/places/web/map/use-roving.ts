import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Cluster } from "./cluster-places.ts";

/**
 * One of the clusters is reached by Tab, the others from it by arrows, Home and End, in the order given. It stays the one that
 * holds its place when clusters part or meet; once it is out of sight, it is the first in sight.
 */
export function useRoving(
  clusters: readonly Cluster[],
  isSeen: (cluster: Cluster) => boolean,
  show: (cluster: Cluster) => void,
) {
  const [slug, setSlug] = useState("");
  const place = useRef<HTMLButtonElement | null>(null);
  const isFocused = useRef(false);
  const last = clusters.find(({ places }) => places.some((each) => each.slug === slug));
  const at = last && isSeen(last) ? last : (clusters.find(isSeen) ?? clusters[0]);
  useEffect(() => {
    // React tells nobody that what had the focus is gone
    if (isFocused.current) place.current?.focus({ preventScroll: true });
  }, [at?.slug]);
  function go(event: KeyboardEvent, from: Cluster) {
    if (event.shiftKey) return;
    const here = clusters.findIndex((each) => each.slug === from.slug);
    const to = clusters[destination(event.key, here, clusters.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    setSlug(to.slug);
    show(to);
  }
  return (cluster: Cluster) => ({
    ref: cluster.slug === at?.slug ? place : null,
    tabIndex: cluster.slug === at?.slug ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => go(event, cluster),
    onFocus: () => {
      isFocused.current = true;
      setSlug(cluster.slug);
    },
    onBlur: () => {
      isFocused.current = false;
    },
  });
}

/** The place in a row of `count` that a key leads to from `here`. */
function destination(key: string, here: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(count - 1, here + 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, here - 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
