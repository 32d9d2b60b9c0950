import type { Couple } from "../../../contract/couples/shapes.ts";
import { SentEnquiries } from "../../../features/enquiries/web/sent-enquiries.tsx";
import { VenueReach } from "./venue-reach.tsx";

interface LowerSectionsProps {
  couple: Couple;
  editHash: string | null;
  hasOutbox: boolean;
}

/** What is fetched after the rest of the dashboard is there. */
export function LowerSections({ couple, editHash, hasOutbox }: LowerSectionsProps) {
  return (
    <>
      <VenueReach couple={couple} editHash={editHash} />
      <SentEnquiries hasOutbox={hasOutbox} mayChange={editHash !== null} />
    </>
  );
}
