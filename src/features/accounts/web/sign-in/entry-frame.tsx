import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import coupleAvif from "../art/couple.avif";
import coupleWebp from "../art/couple.webp";
import jacarandaAvif from "../art/jacaranda.avif";
import jacarandaWebp from "../art/jacaranda.webp";
import winelandsAvif from "../art/winelands.avif";
import winelandsWebp from "../art/winelands.webp";
import text from "../../../../ui/text.module.css";
import styles from "./entry-frame.module.css";

const art = {
  couple: { avif: coupleAvif, webp: coupleWebp },
  jacaranda: { avif: jacarandaAvif, webp: jacarandaWebp },
  winelands: { avif: winelandsAvif, webp: winelandsWebp },
} as const;

/** Narrower screens neither show nor fetch the picture. */
const wide = "(min-width: 60rem)";

/** An empty picture for narrow screens, without a request. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

interface EntryFrameProps {
  picture: keyof typeof art;
  title: string;
  lead?: ReactNode;
  worksWithoutScripts?: boolean;
  children: ReactNode;
}

export function EntryFrame({ picture, title, lead, worksWithoutScripts = false, children }: EntryFrameProps) {
  const { avif, webp } = art[picture];
  return (
    <div className={styles.entry}>
      <div className={styles.art}>
        <picture>
          <source media={wide} type="image/avif" srcSet={avif} />
          <source media={wide} type="image/webp" srcSet={webp} />
          <img src={nothing} alt="" width={1000} height={1200} fetchPriority="high" />
        </picture>
      </div>
      <div className={styles.door}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={text.soft}>{lead}</p>}
          {!worksWithoutScripts && (
            <noscript>
              <p className={styles.noscript}>This page needs JavaScript. Please turn it on in your browser.</p>
            </noscript>
          )}
          <div className={styles.body}>{children}</div>
        </div>
      </div>
    </div>
  );
}

export function EntryLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}

/** Waits until the page is hydrated [visitors-22]. */
export function EntryButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button wide type="submit" busy={busy} className={styles.submit}>
      {children}
    </Button>
  );
}
