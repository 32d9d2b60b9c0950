import { Standing } from "../../../ui/standing.tsx";
import { writtenOnce } from "../written-once.tsx";
import { Browsing, Planning, type BrowsingProps, type PlanningProps } from "./home-parts.tsx";

const writeBrowsing = writtenOnce("browsing", Browsing);
const writePlanning = writtenOnce("planning", Planning);

/** `Browsing` as the server makes it: written once until the catalogue changes. */
export function ServedBrowsing(props: BrowsingProps) {
  return <Standing html={writeBrowsing(props)} />;
}

/** The same of `Planning`. */
export function ServedPlanning(props: PlanningProps) {
  return <Standing html={writePlanning(props)} />;
}
