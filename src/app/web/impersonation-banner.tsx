import { stopImpersonating, useVisitor } from "../../features/accounts/web/session.ts";
import { Button } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import styles from "./impersonation-banner.module.css";

/** The page is loaded anew, so that nothing of the impersonated person stays in the browser's memory. */
function stop(): void {
  stopImpersonating();
  globalThis.location.assign("/admin");
}

/** Says on every screen that a super admin acts as somebody else, and ends it (spec 2.2). Its room is kept before it is filled. */
export function ImpersonationBanner() {
  const visitor = useVisitor();
  const impersonated = visitor.kind !== "guest" && visitor.impersonated;
  return (
    <div className={styles.place}>
      {impersonated && (
        <section className={styles.banner} aria-label="Impersonation">
          <PageFrame className={styles.line}>
            <p>
              <b>IMPERSONATING {visitor.kind === "couple" ? "COUPLE" : "PROVIDER"}</b> <span>{visitor.name}</span>
            </p>
            <Button small className={styles.stop} onClick={stop}>
              Stop
            </Button>
          </PageFrame>
        </section>
      )}
    </div>
  );
}
