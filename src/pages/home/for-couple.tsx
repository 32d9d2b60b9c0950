import { Suspense } from "react";
import { useVisitor } from "../../client/session.ts";
import { fetchPart } from "../../features/listings/web/fetch-part.ts";

/** What the front page has for couples, fetched by them alone. */
const parts = {
  offer: fetchPart(async () => (await import("./finder-venue.tsx")).FinderVenue),
  near: fetchPart(async () => (await import("./near-your-venue.tsx")).NearYourVenue),
};

/** A part of the front page that a signed-in couple sees. */
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
