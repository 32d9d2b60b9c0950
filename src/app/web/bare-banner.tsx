import { useEffect } from "react";
import { href } from "react-router";
import { impersonationOver, stopImpersonating, useVisitor } from "../../client/session.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./bare-banner.module.css";

function stop(): void {
  stopImpersonating();
  globalThis.location.assign(href("/admin"));
}

/**
 * Stands in for the impersonation banner where that could not be fetched: nobody acts as somebody else without seeing it
 * and having the way back. Every visit carries it, so it has no more than it needs.
 */
export function BareBanner() {
  const visitor = useVisitor();
  useEffect(() => {
    if (impersonationOver() !== null) globalThis.location.assign(href("/admin"));
  }, [visitor]);
  return (
    visitor.kind !== "guest" &&
    visitor.impersonated && (
      <section className={styles.bare} aria-label="Impersonation">
        IMPERSONATING {visitor.kind.toUpperCase()} {visitor.name}{" "}
        <Button small variant="outline" onClick={stop}>
          Stop
        </Button>
      </section>
    )
  );
}
