import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";

/** What could not be fetched, in a sentence, and the way to ask again: light enough for a map. */
export function AskAgain({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div role="alert">
      <p>{children}</p>
      <Button small variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
