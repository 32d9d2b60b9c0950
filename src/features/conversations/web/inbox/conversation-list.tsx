import type { KeyboardEvent } from "react";
import { useLocation } from "react-router";
import type { ConversationSummary } from "../../../../contract/conversations/schema.ts";
import { formatDeadlineDay } from "../../../../contract/quotes/format-due.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Link } from "../../../../ui/link.tsx";
import { SentAt } from "../sent-at.tsx";
import { conversationLabel } from "../status-labels.ts";
import { WeddingSummary } from "../wedding-summary.tsx";
import type { ListPosition } from "./list-position.ts";
import styles from "./conversation-list.module.css";

interface ListProps {
  conversations: readonly ConversationSummary[];
  side: "couple" | "provider";
  addressOf: (id: string) => string;
  level: 2 | 3;
}

export function ConversationList({ conversations, side, addressOf, level }: ListProps) {
  const Title = `h${level}` as const;
  const { pathname, search } = useLocation();
  const state: ListPosition = { ids: conversations.map(({ id }) => id), from: pathname + search };
  return (
    <ul className={styles.list}>
      {conversations.map((each) => (
        <li key={each.id} className={classNames(styles.line, each.unread > 0 && styles.unread)}>
          <div className={styles.head}>
            <Title>
              <Link to={addressOf(each.id)} state={state} className={styles.whole} onKeyDown={moveInList}>
                {nameOf(each, side)}
              </Link>
            </Title>
            <SentAt at={each.last_at} />
          </div>
          {side === "provider" && <WeddingSummary of={each} className={styles.wedding} />}
          <p className={styles.excerpt}>{excerptOf(each, side)}</p>
          <p className={styles.marks}>
            {each.unread > 0 && <Badge tone="good">{each.unread === 1 ? "1 new" : `${each.unread} new`}</Badge>}
            {each.is_blocked && <Badge tone="warn">Blocked</Badge>}
            {each.confirm_by === null ? (
              <Badge>{conversationLabel(each)}</Badge>
            ) : (
              <Badge tone="warn">Confirm by {formatDeadlineDay(each.confirm_by)}</Badge>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function excerptOf({ excerpt, last_by }: ConversationSummary, side: ListProps["side"]): string {
  if (excerpt === null) return "What they wrote is private.";
  return `${last_by === side ? "You: " : ""}${excerpt || "Sent an enquiry without a message."}`;
}

function nameOf({ provider, couple_name }: ConversationSummary, side: ListProps["side"]): string {
  return side === "couple" ? provider.name : couple_name || "Details removed";
}

/** Arrow keys, Home and End. */
function moveInList(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  const at = links.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links[Math.min(Math.max(to, 0), links.length - 1)]?.focus();
}
