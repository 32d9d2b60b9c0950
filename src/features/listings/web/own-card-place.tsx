import { Suspense } from "react";
import { useVisitor } from "../../../client/session.ts";
import { fetchPart } from "./fetch-part.ts";

/** If loading fails, the list is shown without them. */
const parts = {
  provider: fetchPart(async () => (await import("./own-card.tsx")).OwnCard),
  couple: fetchPart(async () => (await import("./list-venue.tsx")).ListVenue),
};

interface OwnCardPlaceProps {
  list: string;
  category?: string | null;
}

/** The own unpublished card [browse-14], or the list near a couple's venue [places-9]. */
export function OwnCardPlace({ list, category = null }: OwnCardPlaceProps) {
  const { kind } = useVisitor();
  if (kind === "guest") return null;
  const Part = parts[kind];
  return (
    <Suspense>
      <Part list={list} category={category} />
    </Suspense>
  );
}
