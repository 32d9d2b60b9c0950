import { href, useNavigate } from "react-router";
import { LeaveDialog } from "../../../client/leave-dialog.tsx";
import { logOut } from "../../../client/log-out.ts";
import { useLeaveGuard } from "../../../client/use-leave-guard.ts";
import type { CategoryWithSubcategories } from "../../../contract/categories/shapes.ts";
import type { OwnProfile } from "../../../contract/providers/own-shapes.ts";
import type { ProviderNews } from "../../../contract/providers/visit-shapes.ts";
import { ConfirmBanner } from "../../../features/accounts/web/confirm-banner.tsx";
import { StoppedBanner } from "../../../features/accounts/web/stopped-banner.tsx";
import { CompletePrompt } from "../../../features/providers/web/dashboard/complete-prompt.tsx";
import { Greeting, isWorthGreeting } from "../../../features/providers/web/dashboard/greeting.tsx";
import { LiveBanner } from "../../../features/providers/web/dashboard/live-banner.tsx";
import { SuspendedBanner } from "../../../features/providers/web/dashboard/suspended-banner.tsx";
import { missingParts } from "../../../features/providers/web/missing-parts.ts";
import { faultsInOrder } from "../../../features/providers/web/profile-form/check-values.ts";
import { ProfileForm } from "../../../features/providers/web/profile-form/profile-form.tsx";
import { useProfileForm } from "../../../features/providers/web/profile-form/use-profile-form.ts";
import { useRestQuestion } from "../../../features/providers/web/profile-form/use-rest-question.tsx";
import { useShownTab } from "../../../features/providers/web/profile-form/use-shown-tab.ts";
import { useToast } from "../../../ui/toast.tsx";
import { DashboardHead } from "./dashboard-head.tsx";
import { EndorsementsTab } from "./endorsements-tab.tsx";
import styles from "./dashboard.module.css";

interface DashboardProps {
  profile: OwnProfile;
  categories: readonly CategoryWithSubcategories[];
  site: { name: string; publicUrl: string };
  /** In a demo without a mail server its emails can be read. */
  has_outbox: boolean;
  /** How many pictures the gallery has; null where that is not known. */
  gallery_images: number | null;
  /** What is new since the last visit; null where that is not known. */
  news: ProviderNews | null;
  onSaved: (profile: OwnProfile) => void;
  /** Its data are to be loaded again. */
  onPublished: () => void;
}

/** A provider's dashboard, once its profile is there [providers-4]. */
export function Dashboard({
  profile,
  categories,
  site,
  has_outbox,
  gallery_images,
  news,
  onSaved,
  onPublished,
}: DashboardProps) {
  const navigate = useNavigate();
  const { tab, show, lead } = useShownTab();
  const { mayGoOn, question } = useRestQuestion(profile);
  const state = useProfileForm({
    profile,
    mayGoOn,
    onSaved,
    onFaults(names) {
      const [first] = faultsInOrder(names, tab);
      if (first) lead(first);
    },
  });
  const hasChanges = state.changed.length > 0;
  const leaving = useLeaveGuard(hasChanges);

  const toast = useToast();

  function published(message: string) {
    toast(message, undefined, { tone: "good" });
    onPublished();
  }
  return (
    <>
      <DashboardHead
        title={profile.business_name}
        profile={profile}
        fresh={news?.enquiries ?? 0}
        onLogout={() => logOut("provider", () => void navigate(href("/")))}
      />
      {/* who runs the site is no business to publish */}
      {!profile.is_super_admin && (
        <Banners
          profile={profile}
          news={news}
          has_outbox={has_outbox}
          missing={missingParts(profile, gallery_images)}
          hasChanges={hasChanges}
          onPublished={published}
        />
      )}
      <ProfileForm
        state={state}
        profile={profile}
        categories={categories}
        site={site}
        endorsements={
          <EndorsementsTab
            isShown={tab === "endorsements"}
            profile={profile}
            categories={categories}
            gallery_images={gallery_images}
            onPublished={published}
          />
        }
        tab={tab}
        onTab={show}
        onLead={lead}
      />
      {question}
      <LeaveDialog open={leaving.isAsking} onStay={leaving.stay} onLeave={leaving.leave}>
        You have unsaved changes. Couples don’t see them until you save.{" "}
        {leaving.isLoggingOut
          ? "When you log out, they are deleted from this browser."
          : "We’ve kept them in this browser for when you come back."}
      </LeaveDialog>
    </>
  );
}

type BannersProps = Pick<DashboardProps, "profile" | "news" | "has_outbox"> & {
  missing: ReturnType<typeof missingParts>;
  hasChanges: boolean;
  onPublished: (message: string) => void;
};

/** What a provider is to know or do before all else. */
function Banners({ profile, news, has_outbox, missing, hasChanges, onPublished }: BannersProps) {
  return (
    <div className={styles.top}>
      {news && isWorthGreeting(news, profile.is_published) && <Greeting name={profile.contact_person} news={news} />}
      {!profile.email_verified && (
        <ConfirmBanner kind="provider" email={profile.email} has_outbox={has_outbox}>
          Until you open it, you can’t publish your profile, endorse or verify others, and enquiries don’t come to you
          by email.
        </ConfirmBanner>
      )}
      {news?.emails_stopped_at != null && <StoppedBanner />}
      {profile.suspended_at === null ? (
        <LiveBanner profile={profile} hasChanges={hasChanges} onPublished={onPublished} />
      ) : (
        <SuspendedBanner since={profile.suspended_at} reason={profile.suspended_reason} />
      )}
      <CompletePrompt missing={missing} />
    </div>
  );
}
