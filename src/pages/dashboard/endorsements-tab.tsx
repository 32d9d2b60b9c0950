import { lazy, Suspense, useState, type ComponentType } from "react";
import { trustMessages } from "../../contract/endorsements/words.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { report } from "../../ui/report.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { EndorsementsPlaceProps } from "./endorsements-place.tsx";

const EndorsementsPlace = lazy(async (): Promise<{ default: ComponentType<EndorsementsPlaceProps> }> => {
  try {
    return { default: (await import("./endorsements-place.tsx")).EndorsementsPlace };
  } catch (cause) {
    report(cause);
    return { default: NotThere };
  }
});

export function EndorsementsTab({ isShown, ...place }: EndorsementsPlaceProps & { isShown: boolean }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <Suspense fallback={<Skeleton height="40rem" />}>
      <EndorsementsPlace {...place} />
    </Suspense>
  );
}

/** Only a new page load retries the import. */
function NotThere() {
  return <LoadFailure onRetry={() => globalThis.location.reload()}>{trustMessages.load_failed}</LoadFailure>;
}
