import { formatCount } from "../../../../contract/format.ts";
import type { DeletionPreview } from "../../../../contract/providers/admin-shapes.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Consequences } from "../../../../ui/consequences.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";

interface DeletionConsequencesProps {
  /** Null while it is counted. */
  preview: DeletionPreview | null;
  error: string | null;
}

/** What goes with a provider and what stays, in numbers. */
export function DeletionConsequences({ preview, error }: DeletionConsequencesProps) {
  if (!preview) {
    if (error === null) return <Skeleton height="11rem" />;
    return <Banner tone="bad">We couldn’t count what would be deleted. {error}</Banner>;
  }
  const { email, business_name, enquiries_kept } = preview;
  return (
    <Consequences
      goes={[`The profile and the account of ${email}`, ...whatGoes(preview)]}
      stays={[`${formatCount(enquiries_kept, "enquiry", "enquiries")}, with the name ${business_name}`, "The audit"]}
    />
  );
}

function whatGoes(preview: DeletionPreview): string[] {
  const counted: [number, string, string][] = [
    [preview.pictures, "picture", "pictures"],
    [preview.videos, "video", "videos"],
    [preview.endorsements_received, "endorsement that it received", "endorsements that it received"],
    [preview.endorsements_given, "endorsement that it gave", "endorsements that it gave"],
    [preview.verifications_received, "verification that it received", "verifications that it received"],
    [preview.verifications_given, "verification that it gave", "verifications that it gave"],
    [preview.favourites, "place in a couple’s favourites", "places in couples’ favourites"],
    [preview.sessions, "browser that is logged in", "browsers that are logged in"],
  ];
  return counted.filter(([count]) => count > 0).map(([count, one, many]) => formatCount(count, one, many));
}
