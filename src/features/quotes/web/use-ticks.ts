import { useState } from "react";
import type { Quote } from "../../../contract/quotes/schema.ts";

export function useTicks({ lines, may }: Quote, first: readonly string[] = []) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(first));
  if (!may.accept) return { ticked: new Set(lines.filter(({ is_ticked }) => is_ticked).map(({ id }) => id)) };
  return {
    ticked: wanted,
    onTick: (id: string, is: boolean) =>
      setWanted((now) => new Set(is ? [...now, id] : [...now].filter((each) => each !== id))),
  };
}
