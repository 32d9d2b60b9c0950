import { href, useNavigate } from "react-router";
import type { Arrival } from "../../../client/arrival.ts";
import { loadPage } from "../../../platform/http/page.ts";
import { Link } from "../../../ui/link.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import { EntryFrame, EntryLinks } from "../../accounts/web/entry-frame.tsx";
import { useWayOn } from "../../accounts/web/use-way-on.ts";
import { listCategories } from "../../categories/list-categories.ts";
import { RegisterForm } from "../../providers/web/register-form.tsx";
import type { Route } from "./+types/register-page";
import { InvitationNotice } from "./invitation-notice.tsx";
import { useInvitation } from "./use-invitation.ts";

export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async (ctx) => {
    const { categories } = await listCategories(ctx);
    return {
      hasGoogle: ctx.config.google !== undefined,
      categories: categories.map(({ id, name }) => ({ id, name })),
    };
  });

export function meta({ matches }: Route.MetaArgs) {
  const description = "Open a profile for your wedding business, free of charge, and let couples find you.";
  return pageMeta(matches, { title: "Register as Provider", description, path: href("/register"), noindex: true });
}

/** Where wedding businesses open their profile, in two steps [providers-1], invited or not. */
export default function RegisterPage({ loaderData: { hasGoogle, categories } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [invited, { bury, remove }] = useInvitation();
  useWayOn("provider", null);
  return (
    <EntryFrame
      picture="winelands"
      title="Register as Provider"
      lead="Your profile is free. You decide when couples can see it."
    >
      <InvitationNotice invited={invited} onRemoved={remove} />
      <RegisterForm
        hasGoogle={hasGoogle}
        categories={categories}
        invited={invited.is === "open" ? { token: invited.token, ...invited.invitation } : null}
        onDeadInvitation={bury}
        onDone={(email, message) =>
          void navigate(href("/login"), { replace: true, state: { email, message } satisfies Arrival })
        }
      />
      <EntryLinks>
        <p>
          Already registered? <Link to={href("/login")}>Provider Login</Link>
        </p>
        <p>
          Planning a wedding? <Link to={href("/couple-register")}>Start Planning</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}
