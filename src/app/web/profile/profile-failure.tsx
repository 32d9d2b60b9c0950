import RotateCw from "lucide-react/icons/rotate-cw";
import { href, isRouteErrorResponse, useLocation } from "react-router";
import { messages } from "../../../contract/messages.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { errorKindOf } from "../error-kind.ts";
import { ErrorPage } from "../error-page.tsx";
import { Notice } from "../notice.tsx";
import { useSiteData } from "../site-data.ts";

/** What stands where a profile would, when there is none or it could not be fetched (spec 2.8, 8). */
export function ProfileFailure({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const name = useSiteData()?.site.name ?? "Umshado";
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />;
  const { mark, sentence } = errorKindOf(error);
  return (
    <>
      <title>{`${messages.profile_failed} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Notice
        mark={mark}
        title={messages.profile_failed}
        sentence={sentence}
        actions={
          <>
            <ButtonLink to={pathname} reloadDocument icon={RotateCw}>
              Try again
            </ButtonLink>
            <ButtonLink to={href("/providers")} reloadDocument variant="outline">
              Browse Providers
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
