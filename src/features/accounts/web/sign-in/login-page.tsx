import { href } from "react-router";
import { useArrival } from "../../../../client/arrival.ts";
import { accountMessages } from "../../../../contract/accounts/calls.ts";
import { loadPage } from "../../../../platform/http/page.ts";
import { Link } from "../../../../ui/link.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { passkeySite } from "../../rules.ts";
import type { Route } from "./+types/login-page";
import { SignInPage } from "./sign-in-page.tsx";

export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async ({ config }) => ({
    hasGoogle: config.google !== undefined,
    hasPasskeys: passkeySite(config) !== null,
  }));

export function meta({ matches }: Route.MetaArgs) {
  const description = "Log in to look after your business profile, your photos and your enquiries.";
  return pageMeta(matches, { title: "Provider Login", description, path: href("/login"), noindex: true });
}

/** Rule [accounts-3]. */
export default function LoginPage({ loaderData: { hasGoogle, hasPasskeys } }: Route.ComponentProps) {
  const isNew = useArrival().message === accountMessages.registration_done;
  return (
    <SignInPage
      kind="provider"
      picture="jacaranda"
      title="Provider Login"
      lead={isNew ? "Log in with the password you have just chosen." : "Welcome back."}
      hasGoogle={hasGoogle}
      hasPasskeys={hasPasskeys}
      links={
        <>
          <p>
            New here? <Link to={href("/register")}>Register as Provider</Link>
          </p>
          <p>
            Planning a wedding? <Link to={href("/couple-login")}>Couple Login</Link>
          </p>
        </>
      }
    />
  );
}
