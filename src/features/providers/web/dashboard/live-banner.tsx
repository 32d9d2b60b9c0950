import Eye from "lucide/dist/esm/icons/eye.mjs";
import { useState } from "react";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import type { MyProfile } from "../../../../contract/providers/my-schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { PublishDialog } from "../publish-dialog.tsx";
import styles from "./live-banner.module.css";

interface LiveBannerProps {
  profile: MyProfile;
  hasChanges: boolean;
  /** The page reloads its data and shows the message [providers-5]. */
  onPublished: (message: string) => void;
}

/** Rule [providers-5]. */
export function LiveBanner({ profile, hasChanges, onPublished }: LiveBannerProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <div className={styles.live}>
      {profile.is_published ? (
        <Banner tone="good" title="Profile Is Live">
          <span className={styles.more}>Couples can see your profile and send you enquiries.</span>
        </Banner>
      ) : (
        <Banner
          tone="warn"
          icon={Eye}
          title="Preview mode: your profile is unpublished"
          action={<Button onClick={() => setDialogOpen(true)}>Publish</Button>}
        >
          <span className={styles.more}>
            {profile.email_verified
              ? "Only you can see it. Couples find you, and can write to you, once you publish it."
              : dashboardMessages.publish_unconfirmed}
          </span>
        </Banner>
      )}
      <PublishDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        note={hasChanges ? "You have unsaved changes. Save to publish them." : undefined}
        onPublished={onPublished}
      />
    </div>
  );
}
