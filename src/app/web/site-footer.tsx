import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { useNavigate } from "react-router";
import { useVisitor } from "../../client/session.ts";
import { classNames } from "../../ui/class-names.ts";
import { followLink } from "../../ui/pressed-address.ts";
import { report } from "../../ui/report.ts";
import { Standing } from "../../ui/standing.tsx";
import type { SiteData } from "./site-data.ts";
import styles from "./site-footer.module.css";

export type FooterProps = { name: string; data: SiteData | undefined };

const fetchFooter = () => import("./whole-footer.tsx");

/** It brings what writes HTML: no browser has it. */
const ServersFooter = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import("./served-footer.tsx")).ServedFooter }))
  : null;

/**
 * The foot of every page. A guest's stays as the server made it [visitors-30], with links that go through the router. Another is fetched for who is signed in, and where the browser made the page by
 * itself; a guest's without its call stands there meanwhile, and where none can be fetched.
 */
export function SiteFooter(props: FooterProps) {
  const visitor = useVisitor();
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [Footer, setFooter] = useState<ComponentType<FooterProps> | null>(null);
  const isGuest = visitor.kind === "guest";
  useEffect(() => {
    if (!isGuest || !place.current?.hasChildNodes())
      fetchFooter().then(({ WholeFooter }) => setFooter(() => WholeFooter), report);
  }, [isGuest]);
  useEffect(() => {
    const press = (event: MouseEvent) => followLink(event, (to) => void navigate(to));
    const root = place.current;
    root?.addEventListener("click", press);
    return () => root?.removeEventListener("click", press);
  }, [navigate]);
  if (Footer) return <Footer {...props} />;
  return (
    <div className={classNames(styles.stood, !isGuest && styles.others)}>
      {ServersFooter ? (
        <Standing>
          <Suspense>
            <ServersFooter {...props} />
          </Suspense>
        </Standing>
      ) : (
        <Standing ref={place} />
      )}
    </div>
  );
}
