import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";

export function RetryAlert({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div role="alert">
      <p>{children}</p>
      <Button small variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
