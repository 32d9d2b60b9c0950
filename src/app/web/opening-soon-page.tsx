import { redirect, useLocation } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { pageMeta } from "../../ui/page-meta.ts";
import type { Route } from "./+types/opening-soon-page";
import { Notice } from "./notice.tsx";
import { openingSoon } from "./opening-soon.ts";
import { useSiteData } from "./site-data.ts";

/** `/admin/badges` is an old address of the admin panel (spec 2.1). */
export function loader({ request }: Route.LoaderArgs) {
  return new URL(request.url).pathname === "/admin/badges" ? redirect("/admin") : null;
}

export function meta({ matches, location: { pathname } }: Route.MetaArgs) {
  const { title, sentence } = openingSoon(pathname);
  return pageMeta(matches, { title, description: sentence, path: pathname, noindex: true });
}

/** A part of the site that is not open yet: what it will be, and what can be done today. */
export default function OpeningSoonPage() {
  const { heading, sentence } = openingSoon(useLocation().pathname);
  const email = useSiteData()?.settings.contact_email;
  return (
    <Notice
      mark="Opening soon"
      title={heading}
      sentence={sentence}
      actions={
        <>
          <ButtonLink to="/providers">Browse Providers</ButtonLink>
          <ButtonLink to="/" variant="outline">
            Home
          </ButtonLink>
        </>
      }
    >
      Until then you can browse every provider and write to any of them from their profile, without an account.
      {email && (
        <>
          {" "}
          For anything else, write to us at <Link to={`mailto:${email}`}>{email}</Link>.
        </>
      )}
    </Notice>
  );
}
