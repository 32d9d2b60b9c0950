import { useEffect, useState } from "react";
import { href, useSearchParams } from "react-router";
import { useGuard } from "../../../client/session/use-guard.ts";
import { useFragmentToken } from "../../../client/use-fragment-token.ts";
import { openInvitationByCodeCall } from "../../../contract/weddings/calls.ts";
import { Link, LinkBack } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { LateFrame } from "../../../ui/page/late-frame.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { IncompleteLink } from "../../accounts/web/incomplete-link.tsx";
import type { Route } from "./+types/wedding-page";
import { WeddingInvitationPanel } from "./invited.tsx";
import { dropPendingInvitation, savePendingInvitation, readPendingInvitation } from "./pending-invitation.ts";
import { SharingPanel, SharingSkeletons } from "./sharing.tsx";
import styles from "./wedding-page.module.css";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Who plans your wedding with you, each with their own login.";
  return pageMeta(matches, { title: "Plan together", description, path: href("/wedding"), noindex: true });
}

/** Members [weddings-8], and the target of invitation links [weddings-10]. */
export default function WeddingPage() {
  const [token, discard, open] = useInvitation();
  const [search, setSearch] = useSearchParams();
  const drop = () => {
    discard();
    setSearch({}, { replace: true });
  };
  if (token === "" && search.has("invited"))
    return (
      <IncompleteLink definition={openInvitationByCodeCall} onToken={open}>
        No invitation? <Link to={href("/wedding")}>Go to your own wedding</Link>
      </IncompleteLink>
    );
  return (
    <LateFrame className={styles.page}>
      <noscript>
        <Banner tone="warn">This page needs JavaScript. Please turn it on in your browser.</Banner>
      </noscript>
      {token === null ? (
        <SharingSkeletons />
      ) : token === "" ? (
        <Shared />
      ) : (
        <WeddingInvitationPanel token={token} onDone={drop} />
      )}
    </LateFrame>
  );
}

/** The opened link's token, also from before signing in. Null while unknown, empty for none. */
function useInvitation(): [string | null, () => void, (token: string) => void] {
  const arrived = useFragmentToken();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    if (arrived === null) return;
    if (arrived !== "") savePendingInvitation(arrived);
    setToken(readPendingInvitation() ?? arrived);
  }, [arrived]);
  const drop = () => {
    dropPendingInvitation();
    setToken("");
  };
  const open = (typed: string) => {
    savePendingInvitation(typed);
    setToken(typed);
  };
  return [token, drop, open];
}

function Shared() {
  const visitor = useGuard("couple");
  return (
    <>
      <PageHeader
        title="Plan together"
        back={<LinkBack to={href("/couple-dashboard")}>Back to dashboard</LinkBack>}
        lead="Everyone planning this wedding, each with their own login."
      />
      {visitor === null ? (
        <SharingSkeletons />
      ) : (
        <SharingPanel key={visitor.id} isImpersonated={visitor.impersonated} />
      )}
    </>
  );
}
