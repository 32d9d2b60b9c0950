import { href, useSearchParams } from "react-router";
import { readNext, withNext } from "../../../client/login-path.ts";
import { loadPage } from "../../../platform/http/page.ts";
import { Link } from "../../../ui/link.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import { EntryFrame, EntryLinks } from "../../accounts/web/entry-frame.tsx";
import { ConfirmFirst } from "../../accounts/web/replace-question.tsx";
import { useSignedInRedirect } from "../../accounts/web/use-signed-in-redirect.ts";
import type { Route } from "./+types/couple-register-page";
import { CoupleRegisterForm } from "./couple-register-form.tsx";

export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async ({ config }) => ({ hasGoogle: config.google !== undefined }));

export function meta({ matches }: Route.MetaArgs) {
  const description = "Plan your wedding in one place: your favourites, your date and everyone you have written to.";
  return pageMeta(matches, { title: "Start Planning", description, path: href("/couple-register"), noindex: true });
}

/** Where couples register [couples-1]. Signed-in users continue to `next` or their dashboard. */
export default function CoupleRegisterPage({ loaderData: { hasGoogle } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = readNext(search.get("next"));
  useSignedInRedirect("couple", next);
  return (
    <EntryFrame
      picture="couple"
      title="Start Planning Your Dream Wedding"
      lead="Create a free account to keep your favourites, your date and your enquiries in one place."
    >
      <ConfirmFirst kind="couple">
        <CoupleRegisterForm hasGoogle={hasGoogle} next={next} />
      </ConfirmFirst>
      <EntryLinks>
        <p>
          Already planning? <Link to={withNext(href("/couple-login"), next)}>Couple Login</Link>
        </p>
        <p>
          Here for your business? <Link to={href("/register")}>Register as Provider</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}
