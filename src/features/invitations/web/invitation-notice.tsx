import type { OpenedInvitation } from "../../../contract/invitations/shapes.ts";
import { Badge, Badges } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { ImportedPagePanel } from "./imported-page.tsx";
import type { Invited } from "./use-invitation.ts";

const badgeNames = { pioneer: "Pioneer", premier: "Premier", verified: "Verified" } as const;

/** Above the form: who invited, and what waits; or why the link opens nothing. */
export function InvitationNotice({ invited, onRemoved }: { invited: Invited; onRemoved: () => void }) {
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
