import ListChecks from "lucide/dist/esm/icons/list-checks.mjs";
import MessagesSquare from "lucide/dist/esm/icons/messages-square.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Send from "lucide/dist/esm/icons/send.mjs";
import Wallet from "lucide/dist/esm/icons/wallet.mjs";
import { Suspense, useEffect, useRef, useState, type ComponentProps } from "react";
import { useLocation, useNavigate, href, Link } from "react-router";
import { todayHere } from "../../client/today-here.ts";
import type { CoupleDashboard as Dashboard } from "../../contract/couples/dashboard-schema.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import { CoupleHeaderActions, CoupleHeader } from "../../features/couples/web/couple-header.tsx";
import { useSkipped } from "../../features/couples/web/use-skipped.ts";
import { WeddingDetails } from "../../features/couples/web/wedding-details.tsx";
import { dropOffer, readOffer } from "../../features/couples/web/wedding-offer.ts";
import { hasWeddingForm } from "../../features/couples/web/wedding-values.ts";
import { CoupleNewsPanel } from "../../features/enquiries/web/couple-news.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { useToast } from "../../ui/overlay/toast.tsx";
import { Banner } from "../../ui/page/banner.tsx";
import { Icon } from "../../ui/page/icon.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { useNearlySeen } from "../../ui/use-nearly-seen.ts";
import { NextSteps } from "./next-steps.tsx";
import { VendorBoard } from "./vendor-board.tsx";
import styles from "./couple-dashboard.module.css";

const editHash = "#wedding-form";

function NotLoaded() {
  return <p>This part of the page could not be loaded. Please check your connection and reload the page.</p>;
}
const ConfirmCouple = lazyComponent(async () => (await import("./confirm-couple.tsx")).ConfirmCouple);
/** Fetched only when details are missing or changed. */
const WeddingForm = lazyComponent(
  async () => (await import("../../features/couples/web/wedding-form.tsx")).WeddingForm,
  NotLoaded,
);
const FavouriteVendors = lazyComponent(
  async () => (await import("../../features/favourites/web/favourite-vendors.tsx")).FavouriteVendors,
  NotLoaded,
);
const LowerSections = lazyComponent(async () => (await import("./lower-sections.tsx")).LowerSections, NotLoaded);

interface CoupleDashboardProps {
  dashboard: Dashboard;
  hasOutbox: boolean;
  onSaved: (couple: Couple) => void;
}

export function CoupleDashboardView({ dashboard, hasOutbox, onSaved }: CoupleDashboardProps) {
  const { couple, planning } = dashboard;
  const [today] = useState(todayHere);
  const isEditing = useLocation().hash === editHash;
  const navigate = useNavigate();
  const toast = useToast();
  const [isSkipped, skip] = useSkipped(couple.id);
  const [hasOffer, setHasOffer] = useState(() => Object.keys(readOffer(couple)).length > 0);
  const isReader = couple.role === "reader";
  const editLink = isReader ? null : editHash;
  const hasForm = hasWeddingForm(couple, { isEditing, isSkipped, hasOffer });
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterForm(place, hasForm);

  function close() {
    skip();
    dropOffer();
    setHasOffer(false);
    if (isEditing) void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  }
  function handleSaved(saved: Couple) {
    onSaved(saved);
    close();
    toast("Your wedding details are saved.");
  }
  return (
    <>
      <CoupleHeader name={couple.name} wedding_date={couple.wedding_date} />
      {isReader && (
        <div className={styles.reads}>
          <Banner>You have view-only access. You can vote on favourites.</Banner>
        </div>
      )}
      <NextSteps dashboard={dashboard} today={today} editHash={editLink} />
      <div className={styles.ways}>
        <Tiles mayChange={!isReader} unread={dashboard.unread.total} />
        <CoupleHeaderActions />
      </div>
      {!couple.email_verified && (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <ConfirmCouple email={couple.email} hasOutbox={hasOutbox} />
        </Suspense>
      )}
      {planning && <VendorBoard board={planning.board} couple={couple} today={today} editHash={editLink} />}
      <CoupleNewsPanel news={dashboard.news} />
      <Favourites received={dashboard.favourites} />
      <div ref={place} className={hasForm ? styles.both : undefined}>
        {hasForm && (
          <Suspense fallback={<Skeleton height="9rem" />}>
            <WeddingForm
              key={isEditing ? "edit" : "complete"}
              couple={couple}
              isEditing={isEditing}
              onSaved={handleSaved}
              onLeave={close}
            />
          </Suspense>
        )}
        <WeddingDetails couple={couple} isWide={!hasForm} editHash={isEditing ? null : editLink} />
      </div>
      <Lower couple={couple} editHash={editLink} hasOutbox={hasOutbox} />
    </>
  );
}

/** Its files are requested once the content above it is displayed. */
function Favourites(props: ComponentProps<typeof FavouriteVendors>) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(true), []);
  const bones = <Skeleton height="24rem" />;
  return (
    <div className={styles.favourites}>
      {isWanted ? (
        <Suspense fallback={bones}>
          <FavouriteVendors {...props} />
        </Suspense>
      ) : (
        bones
      )}
    </div>
  );
}

/** Fetched near the screen, or by the address's hash. */
function Lower(props: ComponentProps<typeof LowerSections>) {
  const { place, isNear } = useNearlySeen();
  const isWanted = useLocation().hash === "#enquiries" || isNear;
  const bones = <Skeleton height="40rem" />;
  if (!isWanted) return <div ref={place}>{bones}</div>;
  return (
    <Suspense fallback={bones}>
      <LowerSections {...props} />
    </Suspense>
  );
}

/** After the form closes, the focus moves to the section it was about. */
function useFocusAfterForm(place: { current: HTMLElement | null }, hasForm: boolean) {
  const had = useRef(hasForm);
  useEffect(() => {
    const isRemoved = had.current && !hasForm;
    had.current = hasForm;
    if (isRemoved) place.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [place, hasForm]);
}

interface TilesProps {
  mayChange: boolean;
  unread: number;
}

/** Readers get no link to enquiries [couples-6]. */
function Tiles({ mayChange, unread }: TilesProps) {
  const replies = unread > 0 ? `${unread} unread` : "Replies from vendors";
  const tiles = [
    { to: href("/messages"), icon: MessagesSquare, title: "Messages", line: replies },
    { to: href("/plan"), icon: ListChecks, title: "Plan", line: "Your wedding checklist" },
    { to: href("/budget"), icon: Wallet, title: "Budget", line: "Track what you’ve booked and paid" },
    { to: href("/providers"), icon: Search, title: "Find Vendors", line: "Browse the directory" },
    mayChange && {
      to: href("/bulk-contact"),
      icon: Send,
      title: "Contact Multiple Vendors",
      line: "Message several vendors at once",
    },
  ].filter((tile) => tile !== false);
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ to, icon, title, line }) => (
        <li key={to}>
          <Link to={to} className={styles.tile}>
            <Icon of={icon} />
            <span className={styles.words}>
              <b>{title}</b> <small>{line}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
