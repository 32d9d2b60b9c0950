import EllipsisVertical from "lucide/dist/esm/icons/ellipsis-vertical.mjs";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import type { Conversation, FullConversation } from "../../../contract/conversations/schema.ts";
import { weddingMessages } from "../../../contract/weddings/calls.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import { Composer } from "./composer.tsx";
import { QuarantinedEmails } from "./inbox/quarantined-emails.tsx";
import type { ConversationSource } from "./source.ts";
import { conversationLabel } from "./status-labels.ts";
import { Thread } from "./thread.tsx";
import type { Refused, useConversation } from "./use-conversation.ts";
import { WeddingFacts } from "./wedding-facts.tsx";
import { WeddingSummary } from "./wedding-summary.tsx";
import text from "../../../ui/text.module.css";
import styles from "./conversation.module.css";

const actionsSkeleton = <IconButton icon={EllipsisVertical} label="More actions" aria-busy aria-disabled />;

export type Offers = { byMessage: ReadonlyMap<string, ReactNode>; atEnd: ReactNode };

type ViewProps = {
  source: ConversationSource;
  back?: ReactNode;
  acts: ReactNode;
  /** A quote replaces its message; a booking is at the newest end. */
  offers?: Offers | undefined;
  extra?: ReactNode;
  /** An impersonating admin, who may not read messages. */
  isActing?: boolean;
} & ReturnType<typeof useConversation>;

/** Hides messages from impersonating admins [conversations-3]. */
export function ConversationView({ fullConversation, refused, reload, isActing = false, ...more }: ViewProps) {
  if (isActing) return <TheirsAlone back={more.back} />;
  if (fullConversation === null && refused !== null)
    return <Missing refused={refused} reload={reload} back={more.back} />;
  if (fullConversation === null)
    return <Skeletons label="Loading the conversation" heights={["3rem", "10rem", "6rem"]} className={styles.bones} />;
  return <Open fullConversation={fullConversation} reload={reload} {...more} />;
}

/** No retry for `not found`. */
function Missing({ refused, reload, back }: { refused: Refused } & Pick<ViewProps, "reload" | "back">) {
  const { code, error } = refused;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.back}>{back}</div>
        <h1>{code === "conversation_not_found" ? "Conversation not found" : "Conversation"}</h1>
      </header>
      {code === "conversation_not_found" ? (
        <Banner>{error}</Banner>
      ) : (
        <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
      )}
    </article>
  );
}

function TheirsAlone({ back }: Pick<ViewProps, "back">) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.back}>{back}</div>
        <h1>Private</h1>
      </header>
      <Banner>
        While you impersonate somebody you can&rsquo;t open their conversations. Where one of the two reported the
        other, read it under Reports in the control panel.
      </Banner>
    </article>
  );
}

type OpenProps = Omit<ViewProps, "fullConversation" | "refused" | "isActing"> & { fullConversation: FullConversation };

function Open({ fullConversation, source, back, acts, offers, extra, add, reload }: OpenProps) {
  const { conversation, messages, held: quarantined } = fullConversation;
  const { side, provider, couple_name, category, may_write } = conversation;
  const end = useNewestInView(fullConversation, offers);
  const other = side === "couple" ? provider.name : couple_name || "Details removed";
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.back}>{back}</div>
        <div className={styles.title}>
          <h1>{other}</h1>
          <Badge>{conversationLabel({ ...conversation, folder: conversation.inbox?.folder ?? null })}</Badge>
          <div className={styles.more}>
            <Suspense fallback={actionsSkeleton}>{acts}</Suspense>
          </div>
        </div>
        {side === "couple" ? (
          category !== null && <p className={text.fine}>{category}</p>
        ) : (
          <WeddingSummary of={conversation} className={text.fine} />
        )}
      </header>
      <div className={styles.columns}>
        <section className={styles.talk} aria-label={`Conversation with ${other}`}>
          <Thread
            source={source}
            messages={messages}
            side={side}
            other={other}
            phone={conversation.reach.phone}
            byMessage={offers?.byMessage}
          />
          {offers?.atEnd}
          <QuarantinedEmails emails={quarantined} other={other} source={source} onDecided={() => void reload()} />
          <div ref={end} />
          {may_write ? (
            <Composer
              source={source}
              other={other}
              wedding={side === "provider" ? conversation : undefined}
              onSent={add}
            />
          ) : (
            <Banner>{closedMessage(conversation)}</Banner>
          )}
        </section>
        <aside className={styles.aside} aria-label="About the wedding">
          <WeddingFacts
            of={{ ...conversation, ...conversation.enquiry }}
            className={styles.facts}
            namesClassName={styles.names}
          />
          <Suspense>{extra}</Suspense>
        </aside>
      </div>
    </article>
  );
}

function closedMessage({ closed_reason, side }: Conversation): string {
  if (closed_reason === "blocked_by_you")
    return "You blocked them, so neither of you can write here. Unblock them to continue.";
  if (closed_reason === "blocked_by_them") return "This conversation is closed.";
  if (closed_reason === "reader_only") return weddingMessages.reader_only;
  if (closed_reason === "suspended")
    return "Your profile is suspended, so you can’t write to couples. See your dashboard for the reason.";
  if (closed_reason === "closed_long")
    return "This conversation was closed more than a month ago. Send a new enquiry to begin another.";
  return side === "couple"
    ? "This vendor is no longer on the site, so you can’t send messages."
    : "They are no longer on the site, so you can’t send messages.";
}

/** Starts at the first unread message or the newest; scrolls again for new ones. Returns the end element's ref. */
function useNewestInView({ conversation, messages }: FullConversation, offers: Offers | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const total = messages.length;
  const [opened] = useState(() => {
    const { side, unread } = conversation;
    const theirs = messages.filter(({ sent_by }) => sent_by !== side);
    return { total, unread: unread > 0 ? theirs.at(-unread)?.id : undefined };
  });
  const quotes = offers?.byMessage.size ?? 0;
  useEffect(() => {
    const isOpening = total === opened.total;
    end.current?.scrollIntoView({ block: isOpening ? "end" : "nearest" });
    if (isOpening && opened.unread !== undefined)
      document.getElementById(opened.unread)?.scrollIntoView({ block: "nearest" });
  }, [total, quotes, opened]);
  return end;
}
