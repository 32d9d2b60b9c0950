import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useEffect, type ReactNode } from "react";
import { href, useLocation } from "react-router";
import { messages } from "../../contract/messages.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Band } from "../../ui/page/band.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { errorKindOf } from "./error-kind.ts";
import { isProfilePath } from "./is-profile-path.ts";
import { useSiteData } from "./site-data.ts";
import text from "../../ui/text.module.css";
import styles from "./error-page.module.css";

/** Links reload the page, which drops its broken state. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const data = useSiteData();
  const name = data?.site.name ?? "Umshado";
  const { mark, title: kind, sentence, mayRetry, links = [], request_id } = errorKindOf(error);
  // a profile that failed to load has its own text [visitors-27]
  useReturn(mark === "Offline" ? pathname + search : null);
  const title = mayRetry && isProfilePath(pathname) ? messages.profile_failed : kind;
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Notice
        mark={mark}
        title={title}
        sentence={sentence}
        actions={
          <>
            {mayRetry && (
              <ButtonLink to={pathname + search} reloadDocument icon={RotateCw}>
                Try again
              </ButtonLink>
            )}
            {links.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} reloadDocument variant={index === 0 ? "primary" : "outline"}>
                {label}
              </ButtonLink>
            ))}
            <ButtonLink
              to={href("/providers")}
              reloadDocument
              variant={mayRetry || links.length > 0 ? "outline" : "primary"}
            >
              Browse Providers
            </ButtonLink>
            <ButtonLink to={href("/")} reloadDocument variant="outline">
              Home
            </ButtonLink>
          </>
        }
      >
        {request_id && (
          <small>
            Quote this number when you contact us{data?.email && ` at ${data.email}`}: {request_id}
          </small>
        )}
      </Notice>
    </>
  );
}

function useReturn(address: string | null) {
  useEffect(() => {
    if (address === null) return;
    const goOn = () => globalThis.location.assign(address);
    globalThis.addEventListener("online", goOn);
    return () => globalThis.removeEventListener("online", goOn);
  }, [address]);
}

interface NoticeProps {
  mark: string;
  title: string;
  sentence: string;
  children?: ReactNode;
  actions: ReactNode;
}

function Notice({ mark, title, sentence, children, actions }: NoticeProps) {
  return (
    <PageFrame className={styles.notice}>
      <p className={styles.mark}>{mark}</p>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <Band className={styles.band} />
      {children && <p className={styles.more}>{children}</p>}
      <div className={text.actions}>{actions}</div>
    </PageFrame>
  );
}
