import { lazy, Suspense, type ComponentType } from "react";
import { isRouteErrorResponse } from "react-router";
import { useVisitor } from "../../client/session/session.ts";
import { messages } from "../../contract/messages.ts";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { reportClientError } from "../../ui/report.ts";
import { ErrorPage } from "../frame/error-page.tsx";
import type { HiddenProfileProps } from "./hidden-profile.tsx";
import { ownerModule } from "./load-parts.ts";
import { isViewable } from "./profile-eyes.ts";
import { Profile } from "./profile.tsx";
import styles from "./hidden-or-missing.module.css";

/** Loaded together, so that the layout doesn't shift. */
const HiddenProfile = lazy(async (): Promise<{ default: ComponentType<HiddenProfileProps> }> => {
  try {
    const [loaded] = await Promise.all([import("./hidden-profile.tsx"), ownerModule.load()]);
    return { default: loaded.HiddenProfile };
  } catch (cause) {
    reportClientError(cause);
    return { default: () => <ErrorPage error={cause} /> };
  }
});

/** Pages are shared; an unpublished profile is for its owner and super admins only [providers-2]. */
export function HiddenOrMissing({ id, error }: { id: string; error: unknown }) {
  const visitor = useVisitor();
  const failure = <ErrorPage error={error} />;
  if (!isRouteErrorResponse(error) || error.status !== 404) return failure;
  if (!isViewable(visitor, id)) {
    return (
      <>
        <div className={styles.failure}>{failure}</div>
        <div className={styles.early}>
          <Waiting />
        </div>
      </>
    );
  }
  return (
    <Suspense fallback={arriving}>
      <HiddenProfile id={id} waiting={arriving} notFound={failure}>
        {(page, isPublished) => <Profile page={page} isPublished={isPublished} />}
      </HiddenProfile>
    </Suspense>
  );
}

function Waiting() {
  return (
    <PageFrame className={styles.waiting}>
      <p role="status">{messages.profile_loading}</p>
    </PageFrame>
  );
}

const arriving = (
  <>
    <title>{messages.profile_loading}</title>
    <Waiting />
  </>
);
