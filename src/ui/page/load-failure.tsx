import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Banner } from "./banner.tsx";

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
