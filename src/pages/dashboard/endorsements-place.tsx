import { useState } from "react";
import type { CategoryWithSubcategories } from "../../contract/categories/shapes.ts";
import type { OwnProfile } from "../../contract/providers/own-shapes.ts";
import { EndorsementDashboard } from "../../features/endorsements/web/dashboard/endorsement-dashboard.tsx";
import { RaiseTrust } from "../../features/providers/web/dashboard/raise-trust.tsx";
import { missingParts } from "../../features/providers/web/missing-parts.ts";
import { PublishDialog } from "../../features/providers/web/publish-dialog.tsx";
import { OwnVerification } from "../../features/verifications/web/own-verification.tsx";

export interface EndorsementsPlaceProps {
  profile: OwnProfile;
  categories: readonly CategoryWithSubcategories[];
  gallery_images: number | null;
  /** Rule [providers-5]. */
  onPublished: (message: string) => void;
}

/** Score, endorsements and verification [trust-11]. */
export function EndorsementsPlace({ profile, categories, gallery_images, onPublished }: EndorsementsPlaceProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RaiseTrust
        key={profile.updated_at}
        provider_id={profile.id}
        missing={missingParts(profile, gallery_images ?? 0)}
        onRequest={() => document.getElementsByName("motivation")[0]?.focus()}
      />
      <EndorsementDashboard
        provider={profile}
        categories={categories}
        onPublish={profile.suspended_at === null ? () => setAsking(true) : null}
      />
      <OwnVerification provider_id={profile.id} rests={restOf(profile)} />
      <PublishDialog open={isAsking} onClose={() => setAsking(false)} onPublished={onPublished} />
    </>
  );
}

function restOf({ verification_rests_since: since, verification_rests_for: changed }: OwnProfile) {
  return since === null ? null : { since, changed: changed ?? "" };
}
