import { Suspense } from "react";
import { useVisitor } from "../../../client/session.ts";
import { fetchPart } from "./fetch-part.ts";

/** What is above a list for whoever is signed in. Where it can't be fetched the list stands without it. */
const parts = {
  provider: fetchPart(async () => (await import("./own-card.tsx")).OwnCard),
  couple: fetchPart(async () => (await import("./list-venue.tsx")).ListVenue),
};

interface OwnCardPlaceProps {
  /** The list's address with its filters. */
  list: string;
  /** The name of the category that the list is narrowed to, which the card says first. */
  category?: string | null;
}

/**
 * Where a provider whose profile is unpublished finds its own card, above the list [browse-14], and a couple what is near its
 * venue [places-9]. Nothing for everybody else.
 */
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
