import { useState } from "react";
import type { CategoryWithSubcategories } from "../../contract/categories/schema.ts";
import type { MyProfile } from "../../contract/providers/my-schema.ts";
import { EndorsementDashboard } from "../../features/endorsements/web/dashboard/endorsement-dashboard.tsx";
import { RaiseTrust } from "../../features/providers/web/dashboard/raise-trust.tsx";
import { missingItems } from "../../features/providers/web/missing-items.ts";
import { PublishDialog } from "../../features/providers/web/publish-dialog.tsx";
import { MyVerification } from "../../features/verifications/web/my-verification.tsx";

export interface EndorsementsPanelProps {
  profile: MyProfile;
  categories: readonly CategoryWithSubcategories[];
  gallery_images: number | null;
  /** Rule [providers-5]. */
  onPublished: (message: string) => void;
}

/** Score, endorsements and verification [trust-11]. */
export function EndorsementsPanel({ profile, categories, gallery_images, onPublished }: EndorsementsPanelProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <RaiseTrust
        key={profile.updated_at}
        provider_id={profile.id}
        missing={missingItems(profile, gallery_images ?? 0)}
        onRequest={() => document.getElementsByName("motivation")[0]?.focus()}
      />
      <EndorsementDashboard
        provider={profile}
        categories={categories}
        onPublish={profile.suspended_at === null ? () => setDialogOpen(true) : null}
      />
      <MyVerification provider_id={profile.id} rests={restOf(profile)} />
      <PublishDialog open={isDialogOpen} onClose={() => setDialogOpen(false)} onPublished={onPublished} />
    </>
  );
}

function restOf({ verification_rests_since: since, verification_rests_for: changed }: MyProfile) {
  return since === null ? null : { since, changed: changed ?? "" };
}
