import type { CoupleDashboard } from "../../contract/couples/dashboard-schema.ts";
import { SentEnquiries } from "../../features/enquiries/web/sent-enquiries.tsx";
import { FavouriteVendors } from "../../features/favourites/web/favourite-vendors.tsx";
import { VenueCoverage } from "./venue-coverage.tsx";

interface LowerSectionsProps {
  dashboard: CoupleDashboard;
  editHash: string | null;
  hasOutbox: boolean;
}

export function LowerSections({ dashboard: { couple, favourites }, editHash, hasOutbox }: LowerSectionsProps) {
  return (
    <>
      <FavouriteVendors received={favourites} />
      <VenueCoverage couple={couple} editHash={editHash} />
      <SentEnquiries hasOutbox={hasOutbox} mayChange={editHash !== null} />
    </>
  );
}
