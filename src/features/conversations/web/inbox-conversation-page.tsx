import { useMemo } from "react";
import { href } from "react-router";
import { useGuard } from "../../../client/use-guard.ts";
import { LateFrame } from "../../../ui/late-frame.tsx";
import { LinkBack } from "../../../ui/link.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import type { Route } from "./+types/inbox-conversation-page";
import { useAmong } from "./among.ts";
import { ConversationView } from "./conversation-view.tsx";
import { InboxActs } from "./inbox-acts.tsx";
import { InboxBeside } from "./inbox-beside.tsx";
import { Neighbours } from "./neighbours.tsx";
import { ownSource } from "./source.ts";
import { useConversation } from "./use-conversation.ts";

export function meta({ matches, params }: Route.MetaArgs) {
  const description = "What you and a couple wrote to each other.";
  const path = href("/enquiries/:id", { id: params.id });
  return pageMeta(matches, { title: "Enquiry", description, path, noindex: true });
}

/** A provider's conversation with one couple. */
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
  const talk = useConversation(visitor === null ? null : source, "provider");
  const conversation = talk.whole?.conversation;
  return (
    <ConversationView
      {...talk}
      source={source}
      isActing={visitor?.impersonated ?? false}
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
      beside={conversation && <InboxBeside conversation={conversation} />}
    />
  );
}
