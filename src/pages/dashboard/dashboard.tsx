import Banknote from "lucide/dist/esm/icons/banknote.mjs";
import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CalendarHeart from "lucide/dist/esm/icons/calendar-heart.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import Inbox from "lucide/dist/esm/icons/inbox.mjs";
import ListTodo from "lucide/dist/esm/icons/list-todo.mjs";
import { Suspense, useCallback, useState } from "react";
import { href, useLocation, useNavigate, Link } from "react-router";
import { logOut } from "../../client/session/log-out.ts";
import type { CategoryWithSubcategories } from "../../contract/categories/schema.ts";
import { messages } from "../../contract/messages.ts";
import type { MyProfile } from "../../contract/providers/my-schema.ts";
import { StoppedBanner } from "../../features/accounts/web/stopped-banner.tsx";
import { LiveBanner } from "../../features/providers/web/dashboard/live-banner.tsx";
import { SuspendedBanner } from "../../features/providers/web/dashboard/suspended-banner.tsx";
import { missingItems, type MissingItem } from "../../features/providers/web/missing-items.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { useToast } from "../../ui/overlay/toast.tsx";
import { Icon, type Drawing } from "../../ui/page/icon.tsx";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { useNearlySeen } from "../../ui/use-nearly-seen.ts";
import { DashboardHeader } from "./dashboard-header.tsx";
import { TabsSkeleton } from "./dashboard-skeleton.tsx";
import { todayRows, type TodayRow } from "./today-rows.ts";
import type { ReadToday } from "./use-today.ts";
import { WeekRow } from "./week-row.tsx";
import text from "../../ui/text.module.css";
import styles from "./dashboard.module.css";

export const importProfileSection = () => import("./profile-section.tsx");

const ProfileSection = lazyComponent(async () => (await importProfileSection()).default, NotThere);

const ConfirmBanner = lazyComponent(
  async () => (await import("../../features/accounts/web/confirm-banner.tsx")).ConfirmBanner,
);

interface DashboardProps {
  today: ReadToday;
  categories: readonly CategoryWithSubcategories[];
  site: { name: string; publicUrl: string };
  has_outbox: boolean;
  onSaved: (profile: MyProfile) => void;
  onOutdated: () => Promise<void>;
}

/** Rule [providers-4]. */
export function Dashboard({ today, categories, site, has_outbox, onSaved, onOutdated }: DashboardProps) {
  const navigate = useNavigate();
  const [hasChanges, setChanges] = useState(false);
  const toast = useToast();
  const { profile, gallery_images } = today;
  const { place, isNear } = useNearlySeen();
  // a hash names a tab
  const isWanted = useLocation().hash !== "" || isNear;

  const published = useCallback(
    (message: string) => {
      toast(message, { tone: "good" });
      void onOutdated();
    },
    [toast, onOutdated],
  );
  return (
    <>
      <DashboardHeader
        title={profile.business_name}
        profile={profile}
        onLogout={() => logOut("provider", () => void navigate(href("/")))}
      />
      {!profile.is_super_admin && (
        <FirstScreen today={today} has_outbox={has_outbox} hasChanges={hasChanges} onPublished={published} />
      )}
      <div ref={place}>
        <Suspense fallback={<TabsSkeleton />}>
          {isWanted ? (
            <ProfileSection
              profile={profile}
              categories={categories}
              site={site}
              gallery_images={gallery_images}
              onSaved={onSaved}
              onSavedElsewhere={onOutdated}
              onPublished={published}
              onChanges={setChanges}
            />
          ) : (
            <TabsSkeleton />
          )}
        </Suspense>
      </div>
    </>
  );
}

type FirstScreenProps = Pick<DashboardProps, "today" | "has_outbox"> & {
  hasChanges: boolean;
  onPublished: (message: string) => void;
};

function FirstScreen({ today, has_outbox, hasChanges, onPublished }: FirstScreenProps) {
  const { profile, gallery_images, news } = today;
  const missing = missingItems(profile, gallery_images);
  // publishing needs a confirmed address
  const isNext = profile.suspended_at === null && !profile.is_published && profile.email_verified;
  const live = <LiveBanner profile={profile} hasChanges={hasChanges} onPublished={onPublished} />;
  return (
    <div className={styles.top}>
      {news.emails_stopped_at !== null && <StoppedBanner />}
      {profile.suspended_at !== null && (
        <SuspendedBanner since={profile.suspended_at} reason={profile.suspended_reason} />
      )}
      {isNext && live}
      <Today today={today} missing={missing} />
      {!profile.email_verified && (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <ConfirmBanner kind="provider" email={profile.email} has_outbox={has_outbox}>
            Until you open it, you can’t publish your profile, endorse or verify others, and enquiries don’t come to you
            by email.
          </ConfirmBanner>
        </Suspense>
      )}
      {profile.suspended_at === null && !isNext && live}
    </div>
  );
}

/** Only a new page load retries the import. */
function NotThere() {
  return <LoadFailure onRetry={() => globalThis.location.reload()}>{messages.profile_failed}</LoadFailure>;
}

const icons: Record<TodayRow["id"], Drawing> = {
  confirm: CalendarCheck,
  answer: Inbox,
  expiring: Clock,
  wedding: CalendarHeart,
  due: Banknote,
  missing: ListTodo,
};

/** More would not fit a phone's first screen. */
const rows_max = 6;

interface TodayProps {
  today: ReadToday;
  missing: readonly MissingItem[];
}

/** Rule [providers-28]. */
function Today({ today, missing }: TodayProps) {
  const { news, profile, enquiries_this_week } = today;
  const hasWeek = profile.is_published || enquiries_this_week + news.endorsements + news.views.this_week > 0;
  const rows = todayRows(today, missing, today.read_at).slice(0, hasWeek ? rows_max - 1 : rows_max);
  return (
    <section aria-labelledby="today" className={styles.today}>
      <h2 id="today">Today</h2>
      {rows.length === 0 && <p className={text.soft}>Nothing to do right now.</p>}
      {(rows.length > 0 || hasWeek) && (
        <ul>
          {rows.map(({ id, label, note, to }) => (
            <li key={id} className={id === "confirm" ? styles.pressing : undefined}>
              <Link to={to} {...(to.startsWith("#") && { replace: true, preventScrollReset: true })}>
                <Icon of={icons[id]} />
                <span>
                  <b>{label}</b>
                  <small>{note}</small>
                </span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          ))}
          {hasWeek && (
            <li>
              <WeekRow news={news} enquiries={enquiries_this_week} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
