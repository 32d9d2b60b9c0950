import { useMemo, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { formatCount, formatNumber } from "../../../../contract/format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { chooseNames } from "./choose-names.ts";
import { clusterPlaces, type Cluster, type MapPlace } from "./cluster-places.ts";
import type { OnMap } from "./land-map.tsx";
import { scaleOf, spotOf, type MapSize, type Spot } from "./view.ts";
import styles from "./cluster-spots.module.css";

interface ClusterSpotsProps {
  map: OnMap;
  places: readonly MapPlace[];
  chosen: readonly string[];
  /** Selects a single place, or all places of a cluster that no zoom can separate. */
  onChoose: (places: readonly MapPlace[]) => void;
}

/** A distance at which a finger can hit each of two circles. */
const cluster_distance_px = 48;
/** Clustering changes once per quarter zoom level, not with each pixel of a pinch. */
const quarters = 4;

const radiusOf = (count: number) => Math.min(22, 14 + Math.sqrt(count));

const isWithin = ({ left, top }: Spot, { width, height }: MapSize, beyond: number) =>
  left > -beyond && top > -beyond && left < width + beyond && top < height + beyond;

export function ClusterSpots({ map: { view, size, move }, places, chosen, onChoose }: ClusterSpotsProps) {
  const step = Math.floor(view.zoom * quarters) / quarters;
  const clusters = useMemo(() => clusterPlaces(places, cluster_distance_px / scaleOf(step)), [places, step]);
  const isSeen = (each: Cluster) => isWithin(spotOf(view, size, each), size, 0);
  const rove = useRoving(clusters, isSeen, move.show);
  const drawn = clusters
    .map((each) => ({ ...each, ...spotOf(view, size, each), radius: radiusOf(each.count) }))
    .filter((each) => isWithin(each, size, cluster_distance_px));
  const named = chooseNames(drawn, size.width);
  function press(cluster: Cluster) {
    if (cluster.places.length === 1 || view.zoom >= size.zoom_max) onChoose(cluster.places);
    else move.showAll(cluster.places);
  }
  return drawn.map(({ left, top, radius, ...cluster }) => (
    <button
      key={cluster.slug}
      type="button"
      {...rove(cluster)}
      aria-label={describe(cluster)}
      aria-pressed={cluster.places.length === 1 ? chosen.includes(cluster.slug) : undefined}
      className={classNames(styles.spot, cluster.places.length > 1 && styles.several)}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      onClick={() => press(cluster)}
    >
      {named.has(cluster.slug) && (
        <span aria-hidden="true" className={styles.name} style={{ top: `calc(50% + ${radius}px)` }}>
          {cluster.name}
        </span>
      )}{" "}
      <span className={styles.round} style={{ width: 2 * radius, height: 2 * radius }}>
        {formatNumber(cluster.count)}
      </span>
    </button>
  ));
}

/** Starts like the visible text: the name, then the count. */
function describe({ name, count, places }: Cluster): string {
  const result = `${name}: ${formatCount(count, "vendor", "vendors")}`;
  return places.length === 1 ? result : `${result} in ${places.length} places`;
}

/**
 * One tab stop, arrows for the others. It follows its place when clusters change, else moves to the first visible one.
 */
function useRoving(
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
    // React sends no blur event when the focused element is removed
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

function destination(key: string, here: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(count - 1, here + 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, here - 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
