import { useCallback, useState, type MouseEvent, type ReactNode } from "react";
import { useVisitor } from "../../../client/session.ts";
import type { ProfilePage } from "../../../contract/providers/page-shapes.ts";
import { EnquiryDialog } from "../../../features/enquiries/web/enquiry-dialog.tsx";
import { Gallery } from "../../../features/media/web/gallery.tsx";
import { Mosaic } from "../../../features/media/web/mosaic.tsx";
import { VideoGrid } from "../../../features/media/web/video-grid.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { isPlainPress } from "../../../ui/plain-press.ts";
import { Tabs, type Tab } from "../../../ui/tabs.tsx";
import { BackToDirectory } from "./back-to-directory.tsx";
import { EnquiryBar } from "./enquiry-bar.tsx";
import { EnquiryWay, type Enquiring, type OwnWords } from "./enquiry-button.tsx";
import { FavouriteHeart } from "./favourite-heart.tsx";
import { adminParts, dayParts, ownerParts, peerParts, writtenParts } from "./load-parts.ts";
import { missingParts } from "./missing-parts.ts";
import { Overview } from "./overview.tsx";
import { isOwn, mayHaveWritten, mayImpersonate } from "./profile-eyes.ts";
import { ProfileHero } from "./profile-hero.tsx";
import { ShareProfile } from "./share-profile.tsx";
import { SideColumn } from "./side-column.tsx";
import { Similar } from "./similar.tsx";
import { useAskedDay } from "./use-asked-day.ts";
import { useHashTab } from "./use-hash-tab.ts";
import { useViewCount } from "./use-view-count.ts";
import styles from "./profile.module.css";

interface ProfileProps {
  page: ProfilePage;
  isPublished: boolean;
}

/** A profile as everyone sees it, with what only its owner or only other providers see besides [profile-1]. */
export function Profile({ page, isPublished }: ProfileProps) {
  const { provider } = page;
  const visitor = useVisitor();
  const isOwner = isOwn(visitor, provider.id);
  const owner = ownerParts.useParts(isOwner || !isPublished);
  const peer = peerParts.useParts(visitor.kind === "provider" && !isOwner && isPublished);
  const written = writtenParts.useParts(mayHaveWritten(visitor));
  const [own, setOwn] = useState<OwnWords>({ writtenOn: null });
  const date = useAskedDay();
  const dated = dayParts.useParts(date !== null);
  const [day, setDay] = useState<string | null>(null);
  const admin = adminParts.useParts(mayImpersonate(visitor, provider.id));
  useViewCount(visitor, provider.id, isPublished);
  const [tab, chooseTab] = useHashTab();
  // null until it is pressed: the form reads the browser's store
  const [isEnquiring, setEnquiring] = useState<boolean | null>(null);
  const stopEnquiring = useCallback(() => setEnquiring(false), []);
  // Nobody can enquire with itself, or with who is not there for couples [enquiries-5, providers-2].
  const enquire = isOwner || !isPublished ? undefined : { ...own, day, onEnquire: () => setEnquiring(true) };
  function showAll(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    chooseTab("gallery");
    document.getElementById("tab-gallery")?.focus();
  }
  const prompt = isOwner ? owner && <owner.CompletePrompt missing={missingParts(page.overview)} /> : undefined;
  return (
    <>
      <PageFrame>
        <BackToDirectory className={styles.back} />
      </PageFrame>
      {owner && <owner.Standing isOwner={isOwner} isPublished={isPublished} />}
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
          {written && <written.FindWritten page={page} onFound={setOwn} />}
          {dated && date !== null && <dated.FindDay provider_id={provider.id} date={date} onFound={setDay} />}
          <EnquiryWay provider_id={provider.id} />
          <EnquiryBar provider={provider} {...enquire} />
          {isEnquiring !== null && (
            <EnquiryDialog open={isEnquiring} onClose={stopEnquiring} provider={provider} services={page.services} />
          )}
        </>
      )}
    </>
  );
}

interface PanelExtras {
  prompt: ReactNode;
  verify: ReactNode;
  enquire: Enquiring | undefined;
  /** The link to all pictures was pressed. */
  onAll: (event: MouseEvent) => void;
}

/** Overview always; Gallery and Videos only where there is something in them, with their count [profile-5]. */
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
