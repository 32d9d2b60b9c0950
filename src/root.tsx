import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import type { Route } from "./+types/root";
import { presentOperator } from "./features/settings/present-operator.ts";
import { readSettings } from "./features/settings/read-settings.ts";
import { earlyScript } from "./pages/frame/early-script.ts";
import { ErrorPage } from "./pages/frame/error-page.tsx";
import { HeartsProvider } from "./pages/frame/hearts.tsx";
import { saveLastList } from "./pages/frame/last-list.ts";
import { SiteBar } from "./pages/frame/site-bar.tsx";
import { useSiteData, type SiteData } from "./pages/frame/site-data.ts";
import { SiteFooter } from "./pages/frame/site-footer.tsx";
import { ProfileLoading } from "./pages/profile-loading.tsx";
import { cachedLoader } from "./platform/http/cached-page.ts";
import { presentHosts } from "./platform/network/hosts.ts";
import { presentPhone } from "./platform/network/phone.ts";
import serif from "./ui/fonts/umshado-serif.woff2?url";
import { useClosedAfterReload } from "./ui/overlay/close-on-back.ts";
import { ToastProvider } from "./ui/overlay/toast.tsx";
import { useEarlyPresses } from "./ui/page/early-presses.ts";
import { OutOfSight } from "./ui/page/out-of-sight.tsx";
import { usePageHandle, useSkipTarget } from "./ui/page/page-handle.ts";
import { useHydrated } from "./ui/page/use-hydrated.ts";
import styles from "./ui/skip-link.module.css";

export const loader = cachedLoader({ tags: ["settings"] }, async (ctx): Promise<SiteData> => {
  const settings = await readSettings(ctx);
  const { site_name, contact_email, contact_phone } = settings;
  const { mapTiles: tiles } = ctx.config;
  return {
    site: { name: site_name, ...presentHosts(ctx.config), ...(tiles && { tiles }) },
    email: contact_email,
    phone: contact_phone === "" ? null : presentPhone(contact_phone),
    operator: presentOperator(settings),
  };
});

/** Another filter or page of the same list doesn't reload the settings. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isSamePage;
}

/** Keeps the headers of a refusal, such as `Retry-After`. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useSiteData();
  const name = data?.site.name ?? "Umshado";
  const { scripts: start, firstCalls } = usePageHandle();
  const skipTo = useSkipTarget();
  const hasScripts = useHydrated() || start !== "none";
  useClosedAfterReload();
  useEarlyPresses();
  return (
    // a script may set an attribute before React hydrates
    <html
      lang="en-ZA"
      data-api={data?.site.apiUrl}
      data-scripts={start}
      data-first={firstCalls?.join(",")}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171312" media="(prefers-color-scheme: dark)" />
        {hasScripts && <script dangerouslySetInnerHTML={{ __html: earlyScript }} />}
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider>
          <SkipLink to={skipTo}>Skip to the content</SkipLink>
          <SiteBar name={name} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter name={name} data={data} />
          <ProfileLoading />
          <PageAnnouncer />
        </ToastProvider>
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <HeartsProvider>
      <Outlet />
    </HeartsProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** Moves the focus and announces the title, as browsers do. A changed query alone changes neither. */
function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => saveLastList({ pathname, search }), [pathname, search]);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div role="status">
      <OutOfSight>{title}</OutOfSight>
    </div>
  );
}

/** The first tab stop; its target needs `tabIndex={-1}`. */
function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
