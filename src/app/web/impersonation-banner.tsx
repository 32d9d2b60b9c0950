import { useEffect, useRef } from "react";
import { href } from "react-router";
import { forgetTyped, isLoggedOut } from "../../client/forget-typed.ts";
import { impersonationOver, stopImpersonating, useVisitor } from "../../client/session.ts";
import { Button } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import styles from "./impersonation-banner.module.css";

/** Says on every screen that a super admin acts as somebody else, and ends it [visitors-7]. */
export function ImpersonationBanner() {
  const visitor = useVisitor();
  const impersonated = visitor.kind !== "guest" && visitor.impersonated;
  const id = visitor.kind === "guest" ? "" : visitor.id;
  useEffect(() => {
    // also where another tab logged out
    return () => {
      if (id !== "" && isLoggedOut()) forgetTyped(id);
    };
  }, [id]);
  const isStopping = useRef(false);
  const actedAs = useRef<string | null>(null);
  useEffect(() => {
    // while another tab ends it the record may be half gone
    if (impersonated) {
      actedAs.current ??= visitor.name;
      return;
    }
    const name = actedAs.current ?? impersonationOver();
    if (name !== null && !isStopping.current && visitor.kind === "provider" && visitor.isSuperAdmin) {
      import("./leave-impersonated.ts").then(
        ({ leaveImpersonated }) => leaveImpersonated(name),
        () => globalThis.location.assign(href("/admin")),
      );
    }
  }, [impersonated, visitor]);

  /** The page is loaded anew, so that nothing of the impersonated person stays in the browser's memory. */
  function stop() {
    isStopping.current = true;
    stopImpersonating();
    if (id !== "") forgetTyped(id);
    globalThis.location.assign(href("/admin"));
  }
  return (
    impersonated && (
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
    )
  );
}
