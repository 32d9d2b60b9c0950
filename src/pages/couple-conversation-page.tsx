import { useMemo } from "react";
import { href } from "react-router";
import { useEitherLogin, useGuard } from "../client/session/use-guard.ts";
import { ConversationView } from "../features/conversations/web/conversation-view.tsx";
import { CoupleSidebar } from "../features/conversations/web/couple-sidebar.tsx";
import { LazyCoupleActions } from "../features/conversations/web/late-parts.ts";
import { accountSource } from "../features/conversations/web/source.ts";
import { useConversation } from "../features/conversations/web/use-conversation.ts";
import { useConversationQuotes } from "../features/quotes/web/conversation-quotes.tsx";
import { LinkBack } from "../ui/link.tsx";
import { LateFrame } from "../ui/page/late-frame.tsx";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/couple-conversation-page";

export function meta({ matches, params }: Route.MetaArgs) {
  const description = "Your conversation with a vendor.";
  const path = href("/messages/:id", { id: params.id });
  return pageMeta(matches, { title: "Conversation", description, path, noindex: true });
}

/** The page is public; its data is fetched for the signed-in couple. */
export default function CoupleConversationPage({ params: { id } }: Route.ComponentProps) {
  const visitor = useGuard("couple", useEitherLogin());
  const source = useMemo(() => accountSource(id, "couple"), [id]);
  const isActing = visitor?.impersonated ?? false;
  const thread = useConversation(visitor === null || isActing ? null : source, "couple");
  const conversation = thread.fullConversation?.conversation;
  const offers = useConversationQuotes(thread.fullConversation, "couple");
  return (
    <LateFrame>
      <ConversationView
        {...thread}
        source={source}
        isActing={isActing}
        back={<LinkBack to={href("/messages")}>All messages</LinkBack>}
        offers={offers}
        acts={
          conversation &&
          conversation.closed_reason !== "reader_only" && (
            <LazyCoupleActions
              conversation={conversation}
              source={source}
              onDone={thread.add}
              onChange={thread.reload}
            />
          )
        }
        extra={
          conversation &&
          conversation.closed_reason !== "reader_only" && (
            <CoupleSidebar conversation={conversation} source={source} onDone={thread.add} />
          )
        }
      />
    </LateFrame>
  );
}
