import { useMemo } from "react";
import { href } from "react-router";
import { useGuard } from "../client/session/use-guard.ts";
import { ConversationView } from "../features/conversations/web/conversation-view.tsx";
import { useListPosition } from "../features/conversations/web/inbox/list-position.ts";
import { Neighbours } from "../features/conversations/web/inbox/neighbours.tsx";
import { LazyInboxActions, LazyInboxSidebar } from "../features/conversations/web/late-parts.ts";
import { accountSource } from "../features/conversations/web/source.ts";
import { useConversation } from "../features/conversations/web/use-conversation.ts";
import { useConversationQuotes } from "../features/quotes/web/conversation-quotes.tsx";
import { LinkBack } from "../ui/link.tsx";
import { LateFrame } from "../ui/page/late-frame.tsx";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/inbox-conversation-page";

export function meta({ matches, params }: Route.MetaArgs) {
  const description = "Your conversation with a couple.";
  const path = href("/enquiries/:id", { id: params.id });
  return pageMeta(matches, { title: "Enquiry", description, path, noindex: true });
}

export default function InboxConversationPage({ params: { id } }: Route.ComponentProps) {
  return (
    <LateFrame>
      <Enquiry key={id} id={id} />
    </LateFrame>
  );
}

function Enquiry({ id }: { id: string }) {
  const visitor = useGuard("provider");
  const { from } = useListPosition();
  const source = useMemo(() => accountSource(id, "provider"), [id]);
  const isActing = visitor?.impersonated ?? false;
  const thread = useConversation(visitor === null || isActing ? null : source, "provider");
  const conversation = thread.fullConversation?.conversation;
  const offers = useConversationQuotes(thread.fullConversation, "provider");
  return (
    <ConversationView
      {...thread}
      source={source}
      isActing={isActing}
      back={
        <>
          <LinkBack to={from}>All enquiries</LinkBack>
          <Neighbours id={id} />
        </>
      }
      acts={
        conversation && (
          <LazyInboxActions conversation={conversation} source={source} onChange={thread.reload} onSent={thread.add} />
        )
      }
      offers={offers}
      extra={conversation && <LazyInboxSidebar conversation={conversation} />}
    />
  );
}
