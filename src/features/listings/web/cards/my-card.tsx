import EyeOff from "lucide/dist/esm/icons/eye-off.mjs";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { useEffect, useId, useState } from "react";
import { href } from "react-router";
import { pathOf } from "../../../../client/address-of.ts";
import { callApi } from "../../../../client/call/call-api.ts";
import type { AnswerOf } from "../../../../client/call/call-types.ts";
import { updateUser } from "../../../../client/session/change-session.ts";
import { useVisitor } from "../../../../client/session/session.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import { messages } from "../../../../contract/messages.ts";
import { readMyCardCall } from "../../../../contract/providers/calls.ts";
import type { ProviderCard as ListedCard } from "../../../../contract/providers/schema.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { reloadWithFlashMessage, useFlashMessage } from "../../../providers/web/flash-message.ts";
import { PublishDialog } from "../../../providers/web/publish-dialog.tsx";
import { cardProvider } from "./card-provider.ts";
import { ProviderCardView } from "./provider-card.tsx";
import styles from "./my-card.module.css";

interface MyCardProps {
  list: string;
  category: string | null;
}

/** The provider's unpublished card, with what to do about it [browse-14]. */
export function MyCard({ list, category }: MyCardProps) {
  const visitor = useVisitor();
  // Lists never contain super admins [browse-3].
  if (visitor.kind !== "provider" || visitor.isSuperAdmin) return null;
  const { id, isPublished } = visitor;
  return <MyCardPreview key={id} query={list.split("?")[1] ?? ""} category={category} isPublished={isPublished} />;
}

interface MyCardPreviewProps extends Pick<MyCardProps, "category"> {
  query: string;
  /** From the browser's copy; a change reloads the card. */
  isPublished: boolean;
}

function MyCardPreview({ query, category, isPublished }: MyCardPreviewProps) {
  const card = useMyCard(query, isPublished);
  const titleId = useId();
  const [isDialogOpen, setDialogOpen] = useState(false);
  useFlashMessage();
  if (!card) return null;
  return (
    <section className={styles.own} aria-labelledby={titleId}>
      <div className={styles.banner}>
        <p>
          <Icon of={EyeOff} />
          {dashboardMessages.unpublished_card}
        </p>
        <Button small variant="outline" className={styles.publish} onClick={() => setDialogOpen(true)}>
          Publish Now
        </Button>
      </div>
      <div className={styles.body}>
        <ul aria-labelledby={titleId}>
          <li>
            <ProviderCardView provider={cardProvider(card, category)} sizes="(min-width: 38rem) 18rem, 92vw" />
          </li>
        </ul>
        <div className={styles.words}>
          <h3 id={titleId}>Your profile</h3>
          <p>Only you can see this card. Couples will find it in this list once you publish your profile.</p>
          <ButtonLink small variant="outline" icon={Pencil} to={href("/dashboard")}>
            Edit profile
          </ButtonLink>
        </div>
      </div>
      <PublishDialog open={isDialogOpen} onClose={() => setDialogOpen(false)} onPublished={reloadWithFlashMessage} />
    </section>
  );
}

/** Null unless publishing would list it. Reloads for another list, or when the publication changes. */
function useMyCard(query: string, isPublished: boolean): ListedCard | null {
  const [card, setCard] = useState<ListedCard | null>(null);
  const params = isPublished ? "" : query;
  useEffect(() => {
    const leaving = new AbortController();
    async function makeRequest() {
      const { signal } = leaving;
      const failed = messages.profile_failed;
      const outcome = await callApi<AnswerOf<typeof readMyCardCall>>(`${pathOf(readMyCardCall)}?${params}`, {
        as: "provider",
        failed,
        signal,
      });
      // Without an answer no card is shown.
      if (signal.aborted || !outcome.ok) return;
      setCard(outcome.body.card);
      const { is_published } = outcome.body;
      if (is_published !== isPublished) updateUser({ is_published });
    }
    void makeRequest();
    return () => leaving.abort();
  }, [params, isPublished]);
  return card;
}
