import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

export function LoadFailure({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <Banner
      tone="bad"
      announce
      action={
        <Button small variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
