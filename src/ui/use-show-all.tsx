import { useState, type ReactNode } from "react";
import { Button } from "./button.tsx";

export function useShowAll<Entry>(
  all: readonly Entry[],
  few: number,
  className?: string,
): { visible: readonly Entry[]; more: ReactNode } {
  const [showsAll, setShowsAll] = useState(false);
  const more = all.length > few && (
    <Button variant="quiet" small className={className} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
      {showsAll ? "Show fewer" : `Show all ${all.length}`}
    </Button>
  );
  return { visible: showsAll ? all : all.slice(0, few), more };
}
