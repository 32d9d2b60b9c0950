import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { useEffect, useMemo, useState } from "react";
import { href } from "react-router";
import { call } from "../client/call/call.ts";
import { useFragmentToken } from "../client/use-fragment-token.ts";
import { openByCodeCall, revokeLinkCall } from "../contract/conversations/calls.ts";
import { IncompleteLink } from "../features/accounts/web/incomplete-link.tsx";
import { EntryFrame } from "../features/accounts/web/sign-in/entry-frame.tsx";
import { ConversationView } from "../features/conversations/web/conversation-view.tsx";
import { CoupleSidebar } from "../features/conversations/web/couple-sidebar.tsx";
import { LazyCoupleActions } from "../features/conversations/web/late-parts.ts";
import { RequestNewLink } from "../features/conversations/web/request-new-link.tsx";
import { linkedSource } from "../features/conversations/web/source.ts";
import { useConversation } from "../features/conversations/web/use-conversation.ts";
import { useGuestQuotes } from "../features/quotes/web/guest-quotes.tsx";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { QuestionDialog } from "../ui/overlay/question-dialog.tsx";
import { Banner } from "../ui/page/banner.tsx";
import { LateFrame } from "../ui/page/late-frame.tsx";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/guest-conversation-page";
import text from "../ui/text.module.css";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Read a vendor’s reply and write back.";
  return pageMeta(matches, { title: "Your conversation", description, path: href("/conversation"), noindex: true });
}

/** The token is in the hash and is removed from the address [conversations-9]. */
export default function GuestConversationPage() {
  const arrived = useFragmentToken();
  const [typed, setTyped] = useState<string | null>(null);
  const token = typed ?? arrived;
  const source = useMemo(() => linkedSource(token ?? ""), [token]);
  /** Empty while the link is being deactivated, when a request would fail. */
  const [ended, setEnded] = useState<string | null>(null);
  const thread = useConversation(token && ended === null ? source : null, { link: token ?? "" });
  const conversation = thread.fullConversation?.conversation;
  const offers = useGuestQuotes(thread.fullConversation, token ?? "", () => void thread.reload());
  if (ended) return <Ended>{ended}</Ended>;
  if (token === "") return <IncompleteLink definition={openByCodeCall} onToken={setTyped} />;
  if (thread.refused?.code === "dead_link") return <RequestNewLink />;
  return (
    <LateFrame>
      <noscript>
        <Banner tone="warn">This page needs JavaScript. Please turn it on in your browser.</Banner>
      </noscript>
      <ConversationView
        {...thread}
        source={source}
        acts={
          conversation && (
            <LazyCoupleActions
              conversation={conversation}
              source={source}
              onDone={thread.add}
              onChange={thread.reload}
            />
          )
        }
        offers={offers}
        extra={
          <>
            {conversation && <CoupleSidebar conversation={conversation} source={source} onDone={thread.add} />}
            <AboutLink token={token ?? ""} onEnded={setEnded} />
          </>
        }
      />
    </LateFrame>
  );
}

function AboutLink({ token, onEnded }: { token: string; onEnded: (sentence: string | null) => void }) {
  const [isRequested, setRequested] = useState(false);
  return (
    <div>
      <p className={text.fine}>
        Anyone with this link can read and reply, so keep it private.{" "}
        <Link to={href("/couple-register")}>Create an account</Link> with the same email address, and confirm it, to see
        all your enquiries in one place.
      </p>
      <Button small variant="quiet" icon={CircleAlert} onClick={() => setRequested(true)}>
        Deactivate this link
      </Button>
      <QuestionDialog
        open={isRequested}
        onClose={() => setRequested(false)}
        title="Deactivate this link?"
        confirm="Deactivate the link"
        danger
        onConfirm={async () => {
          const failed = "We couldn’t deactivate the link. Please check your connection and try again.";
          onEnded("");
          const outcome = await call(revokeLinkCall, { body: { token }, failed });
          onEnded(outcome.ok ? outcome.body.message : null);
          return outcome.ok ? null : outcome.error;
        }}
      >
        It stops working at once, in every email that has it. The next email about this conversation brings a new one.
      </QuestionDialog>
    </div>
  );
}

function Ended({ children }: { children: string }) {
  // the new text replaces a page that may be scrolled down
  useEffect(() => globalThis.scrollTo(0, 0), []);
  return (
    <EntryFrame picture="couple" title="This link is deactivated" lead={children}>
      <Link to={href("/couple-login")}>Log in</Link>
    </EntryFrame>
  );
}
