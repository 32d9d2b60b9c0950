import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import type { ReactNode } from "react";
import { readCoupleRecord, useVisitor } from "../../client/session/session.ts";
import { useVenue, type Venue } from "../../client/use-venue.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { useFavourites } from "../../features/favourites/web/favourites.ts";
import { browseAddress } from "../../features/listings/web/filters/browse-filters.ts";
import { Badge } from "../../ui/badge.tsx";
import { LinkOn } from "../../ui/link.tsx";
import { Icon } from "../../ui/page/icon.tsx";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { useCoverage } from "../frame/use-coverage.ts";
import { openCategories } from "./open-categories.ts";
import { ReachableRows } from "./reachable-rows.tsx";
import styles from "./near-your-venue.module.css";

/** The best vendors reaching the couple's venue, by category [visitors-13]. */
export function NearYourVenue() {
  const isCouple = useVisitor().kind === "couple";
  const venue = useVenue();
  const { venue_location } = isCouple ? readCoupleRecord() : {};
  if (venue) return <Reachable key={venue.slug} venue={venue} />;
  return typeof venue_location === "string" && venue_location !== "" && <Soon place={venue_location} />;
}

function Reachable({ venue }: { venue: Venue }) {
  const { slug: near, name } = venue;
  const { value, error, reload } = useCoverage(near);
  const { list: favourites, error: unknown } = useFavourites();
  const hasVenue = Boolean(readCoupleRecord()["venue_name"]);
  const isReachable = value?.categories.some(({ total }) => total > 0);
  if (value && !isReachable) return <Soon place={name} />;
  const isReady = value !== null && (favourites !== null || unknown !== null);
  const open = isReady ? openCategories(value.categories, { favourites: favourites ?? [], hasVenue }) : [];
  const all = browseAddress({ ...listQuery.empty, near });
  return (
    <Block lead={`Who is near ${name}, and who comes there`} action={<LinkOn to={all}>See all</LinkOn>}>
      {value === null && error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      {!isReady && error === null && <Skeleton height="14rem" />}
      {open.length > 0 && <ReachableRows categories={open} venue={venue} />}
      {isReady && open.length === 0 && <p>You keep a favourite in every category that reaches {name}.</p>}
    </Block>
  );
}

function Soon({ place }: { place: string }) {
  return (
    <Block>
      <p className={styles.soon}>
        <Icon of={MapPin} />
        <span>{place}</span>
        <Badge tone="plain">Coming Soon!</Badge>
      </p>
    </Block>
  );
}

function Block({ children, ...rest }: { lead?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <PageFrame>
      <Section title="Providers Near Your Venue" className={styles.section} {...rest}>
        {children}
      </Section>
    </PageFrame>
  );
}
