import { useState } from "react";
import { href } from "react-router";
import { EnquiryDialog } from "../../features/enquiries/web/enquiry-dialog.tsx";
import { Gallery } from "../../features/media/web/gallery.tsx";
import { VideoGrid } from "../../features/media/web/video-grid.tsx";
import { loadPage } from "../../platform/http/page.ts";
import { LinkBack } from "../../ui/link.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { pageMeta } from "../../ui/page-meta.ts";
import { Tabs, type Tab } from "../../ui/tabs.tsx";
import { readProfilePage, type ProfilePage } from "../profile/read-profile-page.ts";
import type { Route } from "./+types/provider-page";
import { EnquiryBar } from "./profile/enquiry-bar.tsx";
import { Overview } from "./profile/overview.tsx";
import { ProfileHero } from "./profile/profile-hero.tsx";
import { ProfileLoading } from "./profile/profile-loading.tsx";
import { SideColumn } from "./profile/side-column.tsx";
import { useHashTab } from "./profile/use-hash-tab.ts";
import styles from "./provider-page.module.css";

export const loader = (args: Route.LoaderArgs) => loadPage(args, (ctx) => readProfilePage(ctx, args.params.id));

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  // A failure brings its own title.
  if (!loaderData) return [];
  const { head, provider } = loaderData;
  return pageMeta(matches, { ...head, path: href("/provider/:id", params), image: provider.banner });
}

/** A provider's public profile (spec 2.8). */
export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileLoading />
      {/* Another provider is another page: nothing that is open or typed goes along. */}
      <Profile key={loaderData.provider.id} {...loaderData} />
    </>
  );
}

function Profile(page: ProfilePage) {
  const { provider } = page;
  const [tab, chooseTab] = useHashTab();
  const [isEnquiring, setEnquiring] = useState(false);
  const enquire = () => setEnquiring(true);
  return (
    <>
      <PageFrame>
        <LinkBack className={styles.back} to={href("/providers")}>
          Back to Directory
        </LinkBack>
      </PageFrame>
      <ProfileHero provider={provider} />
      <PageFrame>
        <Tabs
          label={provider.business_name}
          tabs={tabsOf(page, enquire)}
          selected={tab ?? "overview"}
          onSelect={chooseTab}
          className={styles.panel}
        />
      </PageFrame>
      <EnquiryBar provider={provider} onEnquire={enquire} />
      <EnquiryDialog
        open={isEnquiring}
        onClose={() => setEnquiring(false)}
        provider={provider}
        services={page.services}
      />
    </>
  );
}

/** Overview always; Gallery and Videos only where there is something in them, with their count (spec 2.8). */
function tabsOf(page: ProfilePage, onEnquire: () => void): Tab[] {
  const { images, videos } = page;
  const { business_name } = page.provider;
  const overview = (
    <div className={styles.overview}>
      <Overview business_name={business_name} content={page.overview} />
      <SideColumn page={page} onEnquire={onEnquire} />
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
