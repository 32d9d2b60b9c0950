import { Suspense, useState } from "react";
import { trustMessages } from "../../contract/endorsements/calls.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import type { EndorsementsPanelProps } from "./endorsements-panel.tsx";

const EndorsementsPanel = lazyComponent(
  async () => (await import("./endorsements-panel.tsx")).EndorsementsPanel,
  NotThere,
);

export function EndorsementsTab({ isVisible, ...place }: EndorsementsPanelProps & { isVisible: boolean }) {
  const [wasVisible, setWasVisible] = useState(isVisible);
  if (isVisible && !wasVisible) setWasVisible(true);
  if (!wasVisible) return null;
  return (
    <Suspense fallback={<Skeleton height="40rem" />}>
      <EndorsementsPanel {...place} />
    </Suspense>
  );
}

/** Only a new page load retries the import. */
function NotThere() {
  return <LoadFailure onRetry={() => globalThis.location.reload()}>{trustMessages.load_failed}</LoadFailure>;
}
