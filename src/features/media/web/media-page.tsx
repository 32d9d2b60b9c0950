import { href } from "react-router";
import { firstCall } from "../../../client/call/first-calls.ts";
import { useGuard } from "../../../client/session/use-guard.ts";
import { readProviderMediaCall } from "../../../contract/media/calls.ts";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { LateFrame } from "../../../ui/page/late-frame.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import type { Route } from "./+types/media-page";
import { leads } from "./library/leads.ts";
import { Library } from "./library/library.tsx";
import { useLibrary } from "./library/use-library.ts";
import libraryStyles from "./library/library.module.css";
import grid from "./library/media-grid.module.css";
import styles from "./media-page.module.css";

const [title, lead] = ["Media Library", "Manage your business photos and videos"];

export const handle: PageHandle = {
  firstCalls: [firstCall("provider", readProviderMediaCall, { params: { id: "{id}" } })],
};

export function meta({ matches }: Route.MetaArgs) {
  const description = "Your logo and banner, your pictures and your videos.";
  return pageMeta(matches, { title: `${title} - ${lead}`, description, path: href("/media"), noindex: true });
}

/** The page is public; its content needs a sign-in [media-7]. */
export default function MediaPage() {
  const visitor = useGuard("provider");
  return (
    <LateFrame>
      <header className={styles.head}>
        <h1>
          {title}
          <OutOfSight> - </OutOfSight>
          <span>{lead}</span>
        </h1>
      </header>
      <Shelf key={visitor?.id} provider_id={visitor?.id ?? null} />
    </LateFrame>
  );
}

function Shelf({ provider_id }: { provider_id: string | null }) {
  const { media, error, changeGallery, reload } = useLibrary(provider_id);
  if (media && provider_id !== null)
    return <Library provider_id={provider_id} media={media} changeGallery={changeGallery} reload={reload} />;
  if (error === null) return <LibrarySkeleton />;
  return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
}

const tiles = [0, 1, 2, 3, 4, 5, 6, 7];

function LibrarySkeleton() {
  return (
    <>
      <OutOfSight>Loading your media library</OutOfSight>
      <div aria-busy="true">
        <FormSection title="Logo" lead={leads.logo}>
          <div className={libraryStyles.logo}>
            <Skeleton className={libraryStyles.roundel} width="8rem" height="8rem" />
            <Skeleton width="8rem" height="2.75rem" />
          </div>
        </FormSection>
        <FormSection title="Banner" lead={leads.banner}>
          <Skeleton className={libraryStyles.banner} height="auto" />
          <Skeleton width="8rem" height="2.75rem" />
        </FormSection>
        <FormSection title="Gallery Images" lead={leads.gallery}>
          <Skeleton width="6rem" height="1.5rem" />
          <Skeleton height="11rem" />
          <div className={grid.grid}>
            {tiles.map((tile) => (
              <Skeleton key={tile} height="15rem" />
            ))}
          </div>
        </FormSection>
      </div>
    </>
  );
}
