import { Suspense } from "react";
import { useVisitor } from "../../../client/session.ts";
import { fetchPart } from "./fetch-part.ts";

/** Fetched by providers alone. Where it can't be fetched the list stands without it. */
const OwnCard = fetchPart(async () => (await import("./own-card.tsx")).OwnCard);

interface OwnCardPlaceProps {
  /** The list's address with its filters. */
  list: string;
  /** The name of the category that the list is narrowed to, which the card says first. */
  category?: string | null;
}

/** Where a provider whose profile is unpublished finds its own card, above the list [browse-14]. Nothing for everybody else. */
export function OwnCardPlace({ list, category = null }: OwnCardPlaceProps) {
  const visitor = useVisitor();
  // Lists never hold super admins [browse-3].
  if (visitor.kind !== "provider" || visitor.isSuperAdmin) return null;
  return (
    <Suspense>
      <OwnCard
        key={visitor.id}
        query={list.split("?")[1] ?? ""}
        category={category}
        isPublished={visitor.isPublished}
      />
    </Suspense>
  );
}
