import { href, useNavigate } from "react-router";
import type { Arrival } from "../../../client/arrival.ts";
import type { OpenedInvitation } from "../../../contract/invitations/schema.ts";
import { loadPage } from "../../../platform/http/page.ts";
import { Badge, Badges } from "../../../ui/badge.tsx";
import { Link } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { EntryFrame, EntryLinks } from "../../accounts/web/sign-in/entry-frame.tsx";
import { useSignedInRedirect } from "../../accounts/web/sign-in/use-signed-in-redirect.ts";
import { listCategories } from "../../categories/list-categories.ts";
import { RegisterForm } from "../../providers/web/register-form.tsx";
import type { Route } from "./+types/register-page";
import { ImportedPagePanel } from "./imported-page.tsx";
import { useInvitation, type InvitationState } from "./use-invitation.ts";

const badgeNames = { pioneer: "Pioneer", premier: "Premier", verified: "Verified" } as const;

function InvitationNotice({ invited, onRemoved }: { invited: InvitationState; onRemoved: () => void }) {
  if (invited.is === "none") return null;
  if (invited.is === "removed")
    return (
      <Banner tone="good" title="The page is removed. " announce>
        It won’t be imported again. You can still register below.
      </Banner>
    );
  if (invited.is === "dead")
    return (
      <Banner tone="warn" title="This invitation can’t be used. " announce>
        {invited.sentence}
      </Banner>
    );
  const { imported_page: page } = invited.invitation;
  if (page !== null) return <ImportedPagePanel page={page} token={invited.token} onRemoved={onRemoved} />;
  return <Welcome invitation={invited.invitation} />;
}

function Welcome({ invitation: { name, recommended_by_name, preset_badges } }: { invitation: OpenedInvitation }) {
  const by = recommended_by_name === null ? "" : `${recommended_by_name} recommended you. `;
  return (
    <Banner tone="good" title={`Welcome, ${name}. `} announce>
      {by}
      {preset_badges.length === 0
        ? "Your invitation is open."
        : `${preset_badges.length === 1 ? "This badge is" : "These badges are"} yours once you register:`}
      {preset_badges.length > 0 && (
        <Badges>
          {preset_badges.map((badge) => (
            <Badge key={badge} tone={badge}>
              {badgeNames[badge]}
            </Badge>
          ))}
        </Badges>
      )}
    </Banner>
  );
}

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

/** Registration in two steps [providers-1], with or without an invitation. */
export default function RegisterPage({ loaderData: { hasGoogle, categories } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [invited, { bury, remove }] = useInvitation();
  useSignedInRedirect("provider", null);
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
        onInvalidInvitation={bury}
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
