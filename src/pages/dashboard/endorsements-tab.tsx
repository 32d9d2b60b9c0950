import { lazy, Suspense, useState, type ComponentType } from "react";
import { trustMessages } from "../../contract/endorsements/calls.ts";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { reportClientError } from "../../ui/report.ts";
import type { EndorsementsPanelProps } from "./endorsements-panel.tsx";

const EndorsementsPanel = lazy(async (): Promise<{ default: ComponentType<EndorsementsPanelProps> }> => {
  try {
    return { default: (await import("./endorsements-panel.tsx")).EndorsementsPanel };
  } catch (cause) {
    reportClientError(cause);
    return { default: NotThere };
  }
});

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
