import { href, useSearchParams } from "react-router";
import { readNext, withNext } from "../../../../client/session/login-path.ts";
import { loadPage } from "../../../../platform/http/page.ts";
import { Link } from "../../../../ui/link.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { passkeySite } from "../../rules.ts";
import type { Route } from "./+types/couple-login-page";
import { SignInPage } from "./sign-in-page.tsx";

export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async ({ config }) => ({
    hasGoogle: config.google !== undefined,
    hasPasskeys: passkeySite(config) !== null,
  }));

export function meta({ matches }: Route.MetaArgs) {
  const description = "Log in to your wedding: your favourites, your date and your enquiries in one place.";
  return pageMeta(matches, { title: "Couple Login", description, path: href("/couple-login"), noindex: true });
}

/** Rule [couples-2]. */
export default function CoupleLoginPage({ loaderData: { hasGoogle, hasPasskeys } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = readNext(search.get("next"));
  return (
    <SignInPage
      kind="couple"
      picture="couple"
      title="Welcome Back"
      lead="Log in to carry on planning your day."
      hasGoogle={hasGoogle}
      hasPasskeys={hasPasskeys}
      hasRemember
      links={
        <>
          <p>
            No account yet?{" "}
            <Link to={withNext(href("/couple-register"), next)}>Start Planning: create your account</Link>
          </p>
          <p>
            Here for your business? <Link to={href("/login")}>Provider Login</Link>
          </p>
          <p>
            <Link to={href("/")}>Back to directory</Link>
          </p>
        </>
      }
    />
  );
}
