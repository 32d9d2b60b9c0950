import CalendarSync from "lucide/dist/esm/icons/calendar-sync.mjs";
import RefreshCw from "lucide/dist/esm/icons/refresh-cw.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useState } from "react";
import { call } from "../../../client/call.ts";
import { refreshCalendarSubscription } from "../../../contract/calendars/calls.ts";
import type { CalendarSubscription } from "../../../contract/calendars/feed-schema.ts";
import { Banner } from "../../../ui/banner.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { formatFeedError, formatStatus, formatUnread } from "./sync-words.ts";
import styles from "./sync-panel.module.css";

interface SubscriptionRowProps {
  subscription: CalendarSubscription;
  onChanged: () => Promise<void>;
  onLeave: () => void;
}

export function SubscriptionRow({ subscription, onChanged, onLeave }: SubscriptionRowProps) {
  const { id, name, host, hint } = subscription;
  const [now_ms] = useState(() => Date.now());
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const fault = formatFeedError(subscription);
  const unread = formatUnread(subscription);

  async function refresh() {
    setBusy(true);
    const failed = "We could not read it now. Please check your connection and try again.";
    const outcome = await call(refreshCalendarSubscription, { params: { id }, failed });
    if (!outcome.ok) toast(outcome.error, undefined, { tone: "bad" });
    else if (outcome.body.subscription.fault === null) toast(`“${name}” is up to date.`);
    if (outcome.ok) await onChanged();
    setBusy(false);
  }
  return (
    <li className={styles.row} aria-busy={isBusy || undefined}>
      <Icon of={CalendarSync} />
      <div className={styles.words}>
        <b>{name}</b>
        <span>
          {host} …{hint}
        </span>
        <span>{formatStatus(subscription, now_ms)}</span>
      </div>
      <div className={styles.acts}>
        <IconButton icon={RefreshCw} label={`Sync ${name} now`} disabled={isBusy} onClick={() => void refresh()} />
        <IconButton icon={Trash} label={`Stop following ${name}`} onClick={onLeave} />
      </div>
      {unread !== null && (
        <div className={styles.fault}>
          <Banner tone="warn" title={unread}>
            Their days may show as available here. Please check those events, and block their days in this calendar.
          </Banner>
        </div>
      )}
      {fault !== null && (
        <div className={styles.fault}>
          <Banner tone="warn" title="We couldn’t sync this calendar.">
            {fault} We keep trying.
          </Banner>
        </div>
      )}
    </li>
  );
}
