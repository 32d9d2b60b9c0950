import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Couple } from "../../../contract/couples/shapes.ts";
import { CoupleHead } from "../../../features/couples/web/couple-head.tsx";
import { useSkipped } from "../../../features/couples/web/use-skipped.ts";
import { WeddingDetails } from "../../../features/couples/web/wedding-details.tsx";
import { WeddingForm } from "../../../features/couples/web/wedding-form.tsx";
import { dropOffer, readOffer } from "../../../features/couples/web/wedding-offer.ts";
import { hasWeddingForm } from "../../../features/couples/web/wedding-values.ts";
import { CoupleNews } from "../../../features/enquiries/web/couple-news.tsx";
import { SentEnquiries } from "../../../features/enquiries/web/sent-enquiries.tsx";
import { FavouriteVendors } from "../../../features/favourites/web/favourite-vendors.tsx";
import { QuotesWaiting } from "../../../features/quotes/web/quotes-waiting.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { ConfirmCouple } from "./confirm-couple.tsx";
import { Tiles } from "./tiles.tsx";
import { VenueReach } from "./venue-reach.tsx";
import styles from "./couple-dashboard.module.css";

const editHash = "#wedding-form";

interface CoupleDashboardProps {
  couple: Couple;
  /** In a demo without a mail server its emails can be read. */
  hasOutbox: boolean;
  onSaved: (couple: Couple) => void;
}

/** A couple's dashboard, once its record is there. */
export function CoupleDashboard({ couple, hasOutbox, onSaved }: CoupleDashboardProps) {
  const isEditing = useLocation().hash === editHash;
  const navigate = useNavigate();
  const toast = useToast();
  const [isSkipped, skip] = useSkipped(couple.id);
  const [hasOffer, setHasOffer] = useState(() => Object.keys(readOffer(couple)).length > 0);
  const isReader = couple.role === "reader";
  const hasForm = hasWeddingForm(couple, { isEditing, isSkipped, hasOffer });
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterForm(place, hasForm);

  function close() {
    skip();
    dropOffer();
    setHasOffer(false);
    if (isEditing) void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  }
  function takeOver(saved: Couple) {
    onSaved(saved);
    close();
    toast("Your wedding details are saved.");
  }
  return (
    <>
      <CoupleHead name={couple.name} wedding_date={couple.wedding_date} hasActions />
      {isReader && (
        <div className={styles.reads}>
          <Banner>You have view-only access. You can vote on favourites.</Banner>
        </div>
      )}
      {!couple.email_verified && <ConfirmCouple email={couple.email} hasOutbox={hasOutbox} />}
      <CoupleNews />
      <div ref={place} className={hasForm ? styles.both : undefined}>
        {hasForm && (
          <WeddingForm
            key={isEditing ? "edit" : "complete"}
            couple={couple}
            isEditing={isEditing}
            onSaved={takeOver}
            onLeave={close}
          />
        )}
        <WeddingDetails couple={couple} isWide={!hasForm} editHash={isEditing || isReader ? null : editHash} />
      </div>
      <Tiles mayChange={!isReader} />
      <QuotesWaiting />
      <FavouriteVendors />
      <VenueReach couple={couple} editHash={isReader ? null : editHash} />
      <SentEnquiries hasOutbox={hasOutbox} mayChange={!isReader} />
    </>
  );
}

/** The form is gone, and the focus with it: what it was about takes over. */
function useFocusAfterForm(place: { current: HTMLElement | null }, hasForm: boolean) {
  const had = useRef(hasForm);
  useEffect(() => {
    const isGone = had.current && !hasForm;
    had.current = hasForm;
    if (isGone) place.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [place, hasForm]);
}
