import { Suspense } from "react";
import { useVisitor } from "../../client/session.ts";
import { lazyComponent } from "../../features/listings/web/lazy-component.ts";

const parts = {
  offer: lazyComponent(async () => (await import("./finder-venue.tsx")).FinderVenue),
  near: lazyComponent(async () => (await import("./near-your-venue.tsx")).NearYourVenue),
};

export function ForCouple({ part }: { part: keyof typeof parts }) {
  const Part = parts[part];
  return (
    useVisitor().kind === "couple" && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
}
