import { href, isRouteErrorResponse } from "react-router";
import type { PageError } from "../../platform/http/page.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { errorKindOf } from "./error-kind.ts";
import { ErrorPage } from "./error-page.tsx";
import { Notice } from "./notice.tsx";
import { useSiteData } from "./site-data.ts";

/** For a business that has left: its lists [visitors-31]. The usual error page for other failures. */
export function GonePage({ error }: { error: unknown }) {
  const data = useSiteData();
  if (!isRouteErrorResponse(error) || error.status !== 410) return <ErrorPage error={error} />;
  const { mark, title, sentence } = errorKindOf(error);
  const { ways = [] } = error.data as Partial<PageError>;
  return (
    <>
      <title>{`${title} · ${data?.site.name ?? "Umshado"}`}</title>
      <meta name="robots" content="noindex" />
      <Notice
        mark={mark}
        title={title}
        sentence={sentence}
        actions={
          <>
            {ways.map(({ label, to }, at) => (
              <ButtonLink key={to} to={to} reloadDocument variant={at === 0 ? "primary" : "outline"}>
                {label}
              </ButtonLink>
            ))}
            <ButtonLink to={href("/providers")} reloadDocument variant={ways.length > 0 ? "outline" : "primary"}>
              Browse Providers
            </ButtonLink>
            <ButtonLink to={href("/")} reloadDocument variant="outline">
              Home
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
