import Heart from "lucide/dist/esm/icons/heart.mjs";
import { useCallback, useState, type MouseEvent, type ReactNode, useSyncExternalStore, useEffect } from "react";
import { href } from "react-router";
import { pathOf } from "../../client/address-of.ts";
import { apiAddress } from "../../client/call/api-address.ts";
import { useVisitor, type Visitor } from "../../client/session/session.ts";
import { useWeddingDate } from "../../client/use-wedding-date.ts";
import { viewProfileCall } from "../../contract/providers/calls.ts";
import type { ProfilePage } from "../../contract/providers/page-schema.ts";
import { EnquiryDialog } from "../../features/enquiries/web/enquiry-dialog.tsx";
import { requestedDate } from "../../features/enquiries/web/requested-date.ts";
import { useHeart, type Hearted } from "../../features/listings/web/cards/hearts.ts";
import { Gallery } from "../../features/media/web/gallery.tsx";
import { Mosaic } from "../../features/media/web/mosaic.tsx";
import { VideoGrid } from "../../features/media/web/video-grid.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Share } from "../../ui/overlay/share.tsx";
import { OutOfSight } from "../../ui/page/out-of-sight.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { isPlainPress } from "../../ui/plain-press.ts";
import { Tabs, type Tab } from "../../ui/tabs.tsx";
import { useNearlySeen } from "../../ui/use-nearly-seen.ts";
import { useSiteData } from "../frame/site-data.ts";
import { BackToDirectory } from "./back-to-directory.tsx";
import { EnquiryBar } from "./enquiry-bar.tsx";
import { EnquiryLink, type Enquiring, type VisitorText } from "./enquiry-button.tsx";
import { adminModule, dayModule, ownerModule, peerModule, writtenModule, similarModule } from "./load-parts.ts";
import { missingOverviewItems } from "./missing-items.ts";
import { Overview } from "./overview.tsx";
import { isProfileOwner, mayHaveWritten, mayImpersonate } from "./profile-eyes.ts";
import { ProfileHero } from "./profile-hero.tsx";
import { SideColumn } from "./side-column.tsx";
import { useHashOpen, useHashTab } from "./use-hash-tab.ts";
import favouriteHeartStyles from "./favourite-heart.module.css";
import styles from "./profile.module.css";

/** A shorter view doesn't count; by then the visitor is known. */
const look_ms = 2_000;

/** Counts a view without cookies or identity; owners and admins don't count. */
function useViewCount(visitor: Visitor, id: string, isPublished: boolean): void {
  const isInside =
    isProfileOwner(visitor, id) || (visitor.kind === "provider" && (visitor.isSuperAdmin || visitor.impersonated));
  useEffect(() => {
    if (isInside || !isPublished) return;
    const timer = setTimeout(() => navigator.sendBeacon(apiAddress(pathOf(viewProfileCall, { id }))), look_ms);
    return () => clearTimeout(timer);
  }, [isInside, isPublished, id]);
}

const never = () => () => undefined;

/** From the address, else the signed-in couple's wedding date; null on the server and without either. */
function useRequestedDay(): string | null {
  const date = useSyncExternalStore(never, requestedDate, () => "");
  const weddingDate = useWeddingDate();
  return date || weddingDate;
}

interface ProfileProps {
  page: ProfilePage;
  isPublished: boolean;
}

/** The public view with parts for owners and other providers [profile-1]. */
export function Profile({ page, isPublished }: ProfileProps) {
  const { provider } = page;
  const visitor = useVisitor();
  const isOwner = isProfileOwner(visitor, provider.id);
  const owner = ownerModule.useModule(isOwner || !isPublished);
  const peer = peerModule.useModule(visitor.kind === "provider" && !isOwner && isPublished);
  const written = writtenModule.useModule(mayHaveWritten(visitor));
  const [visitorText, setVisitorText] = useState<VisitorText>({ writtenOn: null });
  const date = useRequestedDay();
  const dated = dayModule.useModule(date !== null);
  const [day, setDay] = useState<string | null>(null);
  const admin = adminModule.useModule(mayImpersonate(visitor, provider.id));
  useViewCount(visitor, provider.id, isPublished);
  const [tab, chooseTab] = useHashTab();
  const [isEnquiring, startEnquiring, stopEnquiring] = useEnquiring();
  // No enquiries to oneself or to hidden profiles [enquiries-5, providers-2].
  const enquire = isOwner || !isPublished ? undefined : { ...visitorText, day, onEnquire: startEnquiring };
  function showAll(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    chooseTab("gallery");
    document.getElementById("tab-gallery")?.focus();
  }
  const prompt = isOwner ? owner && <owner.CompletePrompt missing={missingOverviewItems(page.overview)} /> : undefined;
  return (
    <>
      <PageFrame>
        <BackToDirectory className={styles.back} />
      </PageFrame>
      {owner && <owner.StatusInfo isOwner={isOwner} isPublished={isPublished} />}
      <ProfileHero
        page={page}
        actions={
          (peer ?? admin) && (
            <>
              {peer && <peer.Endorse business={provider} />}
              {admin && <admin.Impersonate business={provider} />}
            </>
          )
        }
        onBanner={
          <div className={styles.onBanner}>
            {isPublished && <ShareProfile provider={provider} />}
            {isOwner && owner ? <owner.EditBanner /> : isPublished && <FavouriteHeart provider={provider} />}
          </div>
        }
        {...(isOwner && owner && { actions: <owner.OwnerLinks />, onLogo: <owner.EditLogo /> })}
      />
      <PageFrame>
        <Tabs
          label={provider.business_name}
          tabs={tabsOf(page, {
            prompt,
            verify: peer && <peer.Verify business={provider} />,
            enquire,
            onAll: showAll,
          })}
          selected={tab ?? "overview"}
          onSelect={chooseTab}
          className={styles.panel}
        />
      </PageFrame>
      {enquire && (
        <>
          <Similar page={page} date={date} />
          {written && <written.FindWritten page={page} onResult={setVisitorText} />}
          {dated && date !== null && <dated.FindDay provider_id={provider.id} date={date} onResult={setDay} />}
          <EnquiryLink provider_id={provider.id} />
          <EnquiryBar provider={provider} {...enquire} />
          {isEnquiring !== null && <EnquiryDialog {...page} open={isEnquiring} onClose={stopEnquiring} />}
        </>
      )}
    </>
  );
}

/** Null until first opened, as the form reads browser storage. `#enquiry` opens it. */
function useEnquiring() {
  const [isEnquiring, setEnquiring] = useState<boolean | null>(null);
  const start = useCallback(() => setEnquiring(true), []);
  const stop = useCallback(() => setEnquiring(false), []);
  useHashOpen("enquiry", start);
  return [isEnquiring, start, stop] as const;
}

interface PanelExtras {
  prompt: ReactNode;
  verify: ReactNode;
  enquire: Enquiring | undefined;
  onAll: (event: MouseEvent) => void;
}

/** Gallery and Videos only with content, with their count [profile-5]. */
function tabsOf(page: ProfilePage, { prompt, verify, enquire, onAll }: PanelExtras): Tab[] {
  const { images, videos } = page;
  const { business_name } = page.provider;
  const all = (
    <ButtonLink small variant="outline" to="#gallery" onClick={onAll}>
      All {images.length}
      <OutOfSight> pictures</OutOfSight>
    </ButtonLink>
  );
  const mosaic = images.length > 0 && <Mosaic items={images} business_name={business_name} all={all} />;
  const overview = (
    <div className={styles.overview}>
      <Overview business_name={business_name} mosaic={mosaic} content={page.overview} prompt={prompt} />
      <SideColumn page={page} verify={verify} enquire={enquire} />
    </div>
  );
  const gallery = (
    <>
      <h2 className={styles.title}>Gallery</h2>
      <Gallery items={images} business_name={business_name} />
    </>
  );
  const films = (
    <>
      <h2 className={styles.title}>Videos</h2>
      <VideoGrid items={videos} business_name={business_name} />
    </>
  );
  return [
    { id: "overview", label: "Overview", panel: overview },
    ...(images.length > 0 ? [{ id: "gallery", label: "Gallery", count: images.length, panel: gallery }] : []),
    ...(videos.length > 0 ? [{ id: "videos", label: "Videos", count: videos.length, panel: films }] : []),
  ];
}

/** The canonical address, without date and place. */
function ShareProfile({ provider: { id, business_name } }: { provider: { id: string; business_name: string } }) {
  const site = useSiteData()?.site;
  if (!site) return null;
  const title = `${business_name} on ${site.name}`;
  const url = site.publicUrl + href("/provider/:id", { id });
  return <Share raised label="Share" shared={{ title, text: `Have a look at ${title}:`, url }} />;
}

/** For couples and guests [profile-17, couples-11]. */
function FavouriteHeart({ provider }: { provider: Hearted }) {
  const heart = useHeart(provider);
  if (!heart) return null;
  const { isSaved, list, press } = heart;
  return (
    <IconButton
      raised
      className={favouriteHeartStyles.heart}
      icon={Heart}
      pressed={isSaved}
      label={isSaved ? `Remove from ${list}` : `Add to ${list}`}
      onClick={press}
    />
  );
}

interface SimilarProps {
  page: Pick<ProfilePage, "provider" | "categories">;
  date: string | null;
}

/** Similar providers [profile-25], fetched a screen ahead; the reserved space keeps the footer from moving. */
function Similar({ page: { provider, categories }, date }: SimilarProps) {
  const { place, isNear } = useNearlySeen();
  const similar = similarModule.useModule(isNear);
  const category = categories[0]?.name ?? null;
  return (
    <PageFrame>
      <div ref={place} className={styles.reserved}>
        {similar && <similar.SimilarVendors id={provider.id} category={category} date={date} />}
      </div>
    </PageFrame>
  );
}
