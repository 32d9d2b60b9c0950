import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { useVisitor } from "../../../client/session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { Section } from "../../../ui/section.tsx";
import styles from "./near-your-venue.module.css";

/** For a couple whose venue is known: what will stand here [visitors-13]. */
export function NearYourVenue() {
  const visitor = useVisitor();
  if (visitor.kind !== "couple" || visitor.venueLocation === "") return null;
  return (
    <PageFrame>
      <Section title="Providers Near Your Venue">
        <p className={styles.soon}>
          <Icon of={MapPin} />
          <span>{visitor.venueLocation}</span>
          <Badge tone="plain">Coming Soon!</Badge>
        </p>
      </Section>
    </PageFrame>
  );
}
