import { Suspense } from "react";
import { useVisitor } from "../../../../client/session/session.ts";
import { lazyComponent } from "../../../../ui/lazy-component.ts";

/** If loading fails, the list is shown without them. */
const components = {
  provider: lazyComponent(async () => (await import("./my-card.tsx")).MyCard),
  couple: lazyComponent(async () => (await import("../list-venue.tsx")).ListVenue),
};

interface MyCardPositionProps {
  list: string;
  category?: string | null;
}

/** The own unpublished card [browse-14], or the list near a couple's venue [places-9]. */
export function MyCardPosition({ list, category = null }: MyCardPositionProps) {
  const { kind } = useVisitor();
  if (kind === "guest") return null;
  const Component = components[kind];
  return (
    <Suspense>
      <Component list={list} category={category} />
    </Suspense>
  );
}
