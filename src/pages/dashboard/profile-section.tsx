import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LeaveDialog } from "../../client/leave-dialog.tsx";
import { useLeaveGuard } from "../../client/use-leave-guard.ts";
import type { CategoryWithSubcategories } from "../../contract/categories/schema.ts";
import type { MyProfile } from "../../contract/providers/my-schema.ts";
import { DashboardCompletePrompt } from "../../features/providers/web/dashboard/complete-prompt.tsx";
import { missingItems } from "../../features/providers/web/missing-items.ts";
import { orderErrors } from "../../features/providers/web/profile-form/check-values.ts";
import { onSavedElsewhere } from "../../features/providers/web/profile-form/profile-draft.ts";
// in one file with the form that they share
export { FirstDetails } from "../../features/providers/web/profile-form/first-details.tsx";
import { ProfileForm } from "../../features/providers/web/profile-form/profile-form.tsx";
import { useActiveTab } from "../../features/providers/web/profile-form/use-active-tab.ts";
import { useProfileForm } from "../../features/providers/web/profile-form/use-profile-form.ts";
import { useRestQuestion } from "../../features/providers/web/profile-form/use-rest-question.tsx";
import { EndorsementsTab } from "./endorsements-tab.tsx";
import text from "../../ui/text.module.css";

interface ProfileSectionProps {
  profile: MyProfile;
  categories: readonly CategoryWithSubcategories[];
  site: { name: string; publicUrl: string };
  gallery_images: number;
  onSaved: (profile: MyProfile) => void;
  onSavedElsewhere: () => Promise<void>;
  onPublished: (message: string) => void;
  onChanges: (hasChanges: boolean) => void;
}

/** The seven tabs, fetched after the first screen [providers-4]. */
export default function ProfileSection(props: ProfileSectionProps) {
  const { profile, categories, site, gallery_images, onSaved, onPublished, onChanges } = props;
  const { tab, show, lead } = useActiveTab();
  const { mayGoOn, question } = useRestQuestion(profile);
  const state = useProfileForm({
    profile,
    mayGoOn,
    onSaved,
    onErrors(names) {
      const [first] = orderErrors(names, tab);
      if (first) lead(first);
    },
  });
  const hasChanges = state.changed.length > 0;
  const leaving = useLeaveGuard(hasChanges);
  useEffect(() => onChanges(hasChanges), [hasChanges, onChanges]);
  useSavedElsewhere(profile.id, props.onSavedElsewhere);
  const place = useProfileInView();
  return (
    <div ref={place} className={text.stack}>
      {!profile.is_super_admin && <DashboardCompletePrompt missing={missingItems(profile, gallery_images)} />}
      <ProfileForm
        state={state}
        profile={profile}
        categories={categories}
        site={site}
        endorsements={
          <EndorsementsTab
            isVisible={tab === "endorsements"}
            profile={profile}
            categories={categories}
            gallery_images={gallery_images}
            onPublished={onPublished}
          />
        }
        tab={tab}
        onTab={show}
        onLead={lead}
      />
      {question}
      <LeaveDialog open={leaving.isDialogOpen} onStay={leaving.stay} onLeave={leaving.leave}>
        You have unsaved changes. Couples don’t see them until you save.{" "}
        {leaving.isLoggingOut
          ? "When you log out, they are deleted from this browser."
          : "We’ve saved them in this browser for when you come back."}
      </LeaveDialog>
    </div>
  );
}

function useSavedElsewhere(provider_id: string, onSaved: () => Promise<void>) {
  useEffect(() => onSavedElsewhere(provider_id, () => void onSaved()), [provider_id, onSaved]);
}

function useProfileInView() {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === "#profile") place.current?.scrollIntoView();
  }, [hash, key]);
  return place;
}
