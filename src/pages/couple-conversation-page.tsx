import { useMemo } from "react";
import { href } from "react-router";
import { useEitherLogin, useGuard } from "../client/use-guard.ts";
import { ConversationView } from "../features/conversations/web/conversation-view.tsx";
import { CoupleBeside } from "../features/conversations/web/couple-beside.tsx";
import { CoupleActs } from "../features/conversations/web/late-parts.ts";
import { ownSource } from "../features/conversations/web/source.ts";
import { useConversation } from "../features/conversations/web/use-conversation.ts";
import { useTalkQuotes } from "../features/quotes/web/talk-quotes.tsx";
import { LateFrame } from "../ui/late-frame.tsx";
import { LinkBack } from "../ui/link.tsx";
import { pageMeta } from "../ui/page-meta.ts";
import type { Route } from "./+types/couple-conversation-page";

export function meta({ matches, params }: Route.MetaArgs) {
  const description = "Your conversation with a vendor.";
  const path = href("/messages/:id", { id: params.id });
  return pageMeta(matches, { title: "Conversation", description, path, noindex: true });
}

/** The page is public; its data is fetched for the signed-in couple. */
export default function CoupleConversationPage({ params: { id } }: Route.ComponentProps) {
  const visitor = useGuard("couple", useEitherLogin());
  const source = useMemo(() => ownSource(id, "couple"), [id]);
  const isActing = visitor?.impersonated ?? false;
  const talk = useConversation(visitor === null || isActing ? null : source, "couple");
  const conversation = talk.whole?.conversation;
  const offers = useTalkQuotes(talk.whole, "couple");
  return (
    <LateFrame>
      <ConversationView
        {...talk}
        source={source}
        isActing={isActing}
        back={<LinkBack to={href("/messages")}>All messages</LinkBack>}
        offers={offers}
        acts={
          conversation &&
          conversation.closed_reason !== "reader_only" && (
            <CoupleActs conversation={conversation} source={source} onDone={talk.add} onChange={talk.reload} />
          )
        }
        beside={
          conversation &&
          conversation.closed_reason !== "reader_only" && (
            <CoupleBeside conversation={conversation} source={source} onDone={talk.add} />
          )
        }
      />
    </LateFrame>
  );
}
