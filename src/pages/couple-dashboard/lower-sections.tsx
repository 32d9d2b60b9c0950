import { Fetched } from "../../client/call/fetched.tsx";
import type { Venue } from "../../client/use-venue.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import { formatNumber } from "../../contract/format.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { SentEnquiries } from "../../features/enquiries/web/sent-enquiries.tsx";
import { browseAddress } from "../../features/listings/web/filters/browse-filters.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { useCoverage } from "../frame/use-coverage.ts";
import styles from "./venue-coverage.module.css";

interface LowerSectionsProps {
  couple: Couple;
  editHash: string | null;
  hasOutbox: boolean;
}

export function LowerSections({ couple, editHash, hasOutbox }: LowerSectionsProps) {
  return (
    <>
      <VenueCoverage couple={couple} editHash={editHash} />
      <SentEnquiries hasOutbox={hasOutbox} mayChange={editHash !== null} />
    </>
  );
}

interface VenueCoverageProps {
  couple: Couple;
  editHash: string | null;
}

/** Nothing without a venue [couples-17]. */
function VenueCoverage({ couple, editHash }: VenueCoverageProps) {
  const { venue_location, venue_place: slug, venue_place_name: name } = couple;
  if (slug !== null && name !== null) return <Coverage key={slug} venue={{ slug, name }} />;
  if (!venue_location) return null;
  return (
    <Section title="Vendors who serve your venue">
      <p>
        We don’t know where “{venue_location}” is.
        {editHash !== null && (
          <>
            {" "}
            <Link to={{ hash: editHash }} replace preventScrollReset>
              Name the town
            </Link>
            , and see who comes there.
          </>
        )}
      </p>
    </Section>
  );
}

function Coverage({ venue: { slug: near, name } }: { venue: Venue }) {
  const coverage = useCoverage(near);
  return (
    <Section title="Vendors who serve your venue" lead={`Within 100 km of ${name}, or travelling there`}>
      <Fetched of={coverage} skeleton={<Skeleton height="12rem" />}>
        {(value) => (
          <ul className={styles.counts}>
            {value.categories.map(({ name: category, slug, total }) => (
              <li key={slug}>
                {total > 0 ? (
                  <Link to={browseAddress({ ...listQuery.empty, category: slug, near })}>{category}</Link>
                ) : (
                  <span>{category}</span>
                )}{" "}
                <b>{formatNumber(total)}</b>
              </li>
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  );
}
