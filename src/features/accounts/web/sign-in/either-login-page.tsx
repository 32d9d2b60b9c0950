import { href, useSearchParams } from "react-router";
import { loginPaths, readNext, withNext } from "../../../../client/session/login-path.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Link } from "../../../../ui/link.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import type { Route } from "./+types/either-login-page";
import { EntryFrame, EntryLinks } from "./entry-frame.tsx";
import styles from "./entry-frame.module.css";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Log in as a couple or as a business.";
  return pageMeta(matches, { title: "Log in", description, path: href("/log-in"), noindex: true });
}

/** For pages that either kind may be heading for [visitors-3]. */
export default function EitherLoginPage() {
  const [search] = useSearchParams();
  const next = readNext(search.get("next"));
  return (
    <EntryFrame
      picture="couple"
      worksWithoutScripts
      title="Log in"
      lead="Log in to see this page. Which account do you have?"
    >
      <div className={styles.form}>
        <ButtonLink wide to={withNext(loginPaths.couple, next)}>
          Couple login
        </ButtonLink>
        <ButtonLink wide variant="outline" to={withNext(loginPaths.provider, next)}>
          Provider login
        </ButtonLink>
      </div>
      <EntryLinks>
        <p>
          No account yet? <Link to={withNext(href("/couple-register"), next)}>Register as a couple</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}
