import { useEffect, useState } from "react";
import type { Source } from "./source.ts";

/** An address within this page at which a file lies once it was fetched, until the part that shows it goes; null before, and where it can't be had. */
export function useFileUrl(source: Source, id: string, { width, isWanted }: { width: number; isWanted: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let made: string | null = null;
    let isCurrent = true;
    void source.fetch(id, width).then((outcome) => {
      if (!isCurrent || !outcome.ok) return;
      made = URL.createObjectURL(outcome.body);
      setUrl(made);
    });
    return () => {
      isCurrent = false;
      setUrl(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [source, id, width, isWanted]);
  return url;
}
