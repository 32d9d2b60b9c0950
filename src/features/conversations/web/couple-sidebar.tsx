import Bell from "lucide/dist/esm/icons/bell.mjs";
import { useState } from "react";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { remindProviderCall, others_after_days } from "../../../contract/conversations/calls.ts";
import type { Conversation, Message } from "../../../contract/conversations/schema.ts";
import { day_ms } from "../../../contract/durations.ts";
import { formatDate } from "../../../contract/format.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import { LinkOn } from "../../../ui/link.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Others } from "../../listings/web/others.tsx";
import type { ConversationSource } from "./source.ts";
import text from "../../../ui/text.module.css";
import styles from "./conversation.module.css";

interface SidebarProps {
  conversation: Conversation;
  source: ConversationSource;
  onDone: (message: Message) => void;
}

export function CoupleSidebar({ conversation, source, onDone }: SidebarProps) {
  const { id, provider, may_remind_at } = conversation;
  const isGuest = source.name !== id;
  return (
    <div className={text.buttons}>
      {provider.id !== null && <LinkOn to={href("/provider/:id", { id: provider.id })}>Their profile</LinkOn>}
      {may_remind_at !== null && !isGuest && <Remind conversation={conversation} onDone={onDone} />}
      <Silent conversation={conversation} />
    </div>
  );
}

function Remind({
  conversation: { id, may_remind_at, provider },
  onDone,
}: Pick<SidebarProps, "conversation" | "onDone">) {
  const toast = useToast();
  const [now_ms] = useState(() => Date.now());
  const at = Date.parse(may_remind_at ?? "");
  if (at > now_ms)
    return (
      <p className={text.fine}>If they don’t reply you can remind them from {formatDate(southAfricanDate(at))}.</p>
    );
  async function remind() {
    const failed = "We could not remind them. Please check your connection and try again.";
    const outcome = await call(remindProviderCall, { params: { id }, failed });
    if (!outcome.ok) return outcome.error;
    onDone(outcome.body.message);
    return void toast(`${provider.name} gets a reminder.`, { tone: "good" });
  }
  return (
    <ActionButton small variant="outline" icon={Bell} onPress={remind}>
      Remind them
    </ActionButton>
  );
}

/** After a silent week [conversations-8]. */
function Silent({
  conversation: { status, last_by, last_at, wedding_date, provider },
}: Pick<SidebarProps, "conversation">) {
  const [now_ms] = useState(() => Date.now());
  const isSilent = last_by === "couple" && now_ms - Date.parse(last_at) > others_after_days * day_ms;
  const today = southAfricanDate(now_ms);
  if (!isSilent || (status !== "new" && status !== "answered")) return null;
  if (provider.id === null || wedding_date === null || wedding_date < today) return null;
  return (
    <div className={styles.others}>
      <Others id={provider.id} date={wedding_date} />
    </div>
  );
}
