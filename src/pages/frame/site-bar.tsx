import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import Menu from "lucide/dist/esm/icons/menu.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { Suspense, useEffect, useRef, useState } from "react";
import { href, Link, NavLink, useLocation, useNavigate, useNavigation } from "react-router";
import {
  signedOut,
  useVisitor,
  writeSession,
  type Visitor,
  impersonationOver,
  stopImpersonating,
} from "../../client/session/session.ts";
import { useGuestHearts } from "../../features/favourites/web/guest-hearts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Icon } from "../../ui/page/icon.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { Wordmark } from "../../ui/page/wordmark.tsx";
import { navFor } from "./site-nav.ts";
import banner from "./bare-banner.module.css";
import routeProgressStyles from "./route-progress.module.css";
import styles from "./site-bar.module.css";

/** Not needed by guests. A minimal banner replaces it when loading fails. */
const SignedIn = lazyComponent(async () => (await import("./signed-in.tsx")).SignedIn, BareBanner);

/** In the same file of the build, as every provider needs both. */
const AcceptedNotice = lazyComponent(async () => (await import("./signed-in.tsx")).AcceptedNotice);

/** Without its code, at least the browser's session is deleted [visitors-6]. */
function useLogout({ kind }: Visitor): () => void {
  const navigate = useNavigate();
  return () =>
    void import("../../client/session/log-out-of-bar.ts").then(
      ({ logOutOfBar }) => logOutOfBar(kind, navigate),
      () => writeSession(signedOut(kind)),
    );
}

export function SiteBar({ name }: { name: string }) {
  const visitor = useVisitor();
  const logout = useLogout(visitor);
  const { key } = useLocation();
  useEffect(() => {
    // the visitor is known: hidden parts may show
    delete document.documentElement.dataset["visitor"];
  }, []);
  return (
    <>
      <header className={styles.top}>
        {/* reserves space to avoid a layout shift */}
        <div className={banner.place}>
          {visitor.kind !== "guest" && (
            <Suspense>
              <SignedIn />
            </Suspense>
          )}
        </div>
        <PageFrame className={styles.bar}>
          <Wordmark name={name} />
          <BarNav key={visitor.kind} visitor={visitor} onLogout={logout} />
          {/* navigation closes the menu */}
          <PhoneMenu key={key} visitor={visitor} onLogout={logout} />
        </PageFrame>
        <RouteProgress />
      </header>
      {visitor.kind === "provider" && (
        <Suspense>
          <AcceptedNotice />
        </Suspense>
      )}
    </>
  );
}

type NavProps = { visitor: Visitor; onLogout: () => void };

function BarNav({ visitor, onLogout }: NavProps) {
  const hearts = useGuestHearts().length;
  const { links, hasLogout } = navFor(visitor, hearts);
  return (
    <nav aria-label="Main" className={visitor.kind === "guest" ? styles.guestNav : styles.nav}>
      <ul>
        {links.map(({ label, to, isCall }) => (
          <li key={to}>
            {isCall ? (
              <ButtonLink small to={to} className={styles.call}>
                {label}
              </ButtonLink>
            ) : (
              <NavLink to={to} end className={styles.link}>
                <span>{label}</span>
              </NavLink>
            )}
          </li>
        ))}
        {hasLogout && (
          <li>
            <button type="button" className={styles.link} onClick={onLogout}>
              Logout
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** A native popover, so it works without JavaScript. */
function PhoneMenu({ visitor, onLogout }: NavProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // it may have been opened before hydration
    setOpen(menu.current?.matches(":popover-open") ?? false);
  }, []);
  const hearts = useGuestHearts().length;
  const { links, hasLogout } = navFor(visitor, hearts);
  return (
    <>
      {visitor.kind === "guest" && hearts > 0 && (
        <Link to={href("/shortlist")} className={styles.shortlist} aria-label={`Shortlist: ${hearts}`}>
          <Icon of={Heart} />
          {hearts}
        </Link>
      )}
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget="site-menu"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="site-menu"
      >
        <Icon of={Menu} className={styles.whenClosed} />
        <Icon of={X} className={styles.whenOpen} />
      </button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        className={styles.menu}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <nav aria-label="Menu" className={visitor.kind === "guest" ? styles.guestMenu : undefined}>
          <ul>
            {links.map(({ label, to, isCall }) => (
              <li key={to}>
                {isCall ? (
                  <ButtonLink wide to={to} className={styles.menuCall}>
                    {label}
                  </ButtonLink>
                ) : (
                  <NavLink to={to} end className={styles.menuLink}>
                    {label}
                    <Icon of={ChevronRight} />
                  </NavLink>
                )}
              </li>
            ))}
            {hasLogout && (
              <li>
                <Button wide variant="outline" className={styles.menuAction} onClick={onLogout}>
                  Logout
                </Button>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </>
  );
}

/** Not shown for fast navigations. */
function RouteProgress() {
  const { state } = useNavigation();
  return <div className={state === "idle" ? routeProgressStyles.line : routeProgressStyles.busy} aria-hidden="true" />;
}

function stop(): void {
  stopImpersonating();
  globalThis.location.assign(href("/admin"));
}

/** Nobody may impersonate without seeing it. Small, as every visit loads it. */
function BareBanner() {
  const visitor = useVisitor();
  useEffect(() => {
    if (impersonationOver() !== null) globalThis.location.assign(href("/admin"));
  }, [visitor]);
  return (
    visitor.kind !== "guest" &&
    visitor.impersonated && (
      <section className={banner.bare} aria-label="Impersonation">
        IMPERSONATING {visitor.kind.toUpperCase()} {visitor.name}{" "}
        <Button small variant="outline" onClick={stop}>
          Stop
        </Button>
      </section>
    )
  );
}
