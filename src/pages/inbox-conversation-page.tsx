import { useMemo } from "react";
import { href } from "react-router";
import { useGuard } from "../client/use-guard.ts";
import { useAmong } from "../features/conversations/web/among.ts";
import { ConversationView } from "../features/conversations/web/conversation-view.tsx";
import { InboxActs, InboxBeside } from "../features/conversations/web/late-parts.ts";
import { Neighbours } from "../features/conversations/web/neighbours.tsx";
import { ownSource } from "../features/conversations/web/source.ts";
import { useConversation } from "../features/conversations/web/use-conversation.ts";
import { useTalkQuotes } from "../features/quotes/web/talk-quotes.tsx";
import { LateFrame } from "../ui/late-frame.tsx";
import { LinkBack } from "../ui/link.tsx";
import { pageMeta } from "../ui/page-meta.ts";
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
  const { from } = useAmong();
  const source = useMemo(() => ownSource(id, "provider"), [id]);
  const isActing = visitor?.impersonated ?? false;
  const talk = useConversation(visitor === null || isActing ? null : source, "provider");
  const conversation = talk.whole?.conversation;
  const offers = useTalkQuotes(talk.whole, "provider");
  return (
    <ConversationView
      {...talk}
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
          <InboxActs conversation={conversation} source={source} onChange={talk.reload} onSaid={talk.add} />
        )
      }
      offers={offers}
      beside={conversation && <InboxBeside conversation={conversation} />}
    />
  );
}
