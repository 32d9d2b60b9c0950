import { useState } from "react";
import { call } from "../../../client/call.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { listCalendarSubscriptions, removeCalendarSubscription } from "../../../contract/calendars/calls.ts";
import type { CalendarSubscription } from "../../../contract/calendars/feed-schema.ts";
import { subscriptions_max } from "../../../contract/limits.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FollowForm } from "./follow-form.tsx";
import { MyFeed } from "./my-feed.tsx";
import { SubscriptionRow } from "./subscription-row.tsx";
import text from "../../../ui/text.module.css";
import styles from "./sync-panel.module.css";

/** Rules [calendars-20], [calendars-21]. Call `onChanged` when days may differ. */
export function SyncPanel({ onChanged }: { onChanged?: () => Promise<void> }) {
  const failed = "We could not load your other calendars.";
  const { value, error, reload } = useFetched(listCalendarSubscriptions, { as: "provider", failed });
  const [leaving, setLeaving] = useState<CalendarSubscription | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const renew = async () => {
    await Promise.all([reload(), onChanged?.()]);
  };

  async function leave() {
    if (leaving === null) return null;
    const outcome = await call(removeCalendarSubscription, {
      params: { id: leaving.id },
      failed: "We could not end this. Please check your connection and try again.",
    });
    if (!outcome.ok) return outcome.error;
    await renew();
    return null;
  }
  return (
    <Section
      title="Your other calendars"
      lead="Sync with the calendar you already use: Google, Apple, Outlook or any other."
    >
      <div className={styles.parts}>
        <div className={styles.part}>
          <h3>Calendars you follow</h3>
          <p className={text.soft}>Busy times are imported every 30 minutes. We only see when, never what or who.</p>
          {value === null && error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
          {value === null && error === null && <Skeleton height="4.5rem" />}
          {value && value.subscriptions.length > 0 && (
            <ul className={styles.list}>
              {value.subscriptions.map((each) => (
                <SubscriptionRow
                  key={each.id}
                  subscription={each}
                  onChanged={renew}
                  onLeave={() => {
                    setLeaving(each);
                    setDialogOpen(true);
                  }}
                />
              ))}
            </ul>
          )}
          {value && <FollowForm isFull={value.subscriptions.length >= subscriptions_max} onAdded={renew} />}
        </div>
        <MyFeed />
      </div>
      <QuestionDialog
        open={isDialogOpen}
        danger
        onClose={() => setDialogOpen(false)}
        title="Stop following this calendar?"
        confirm="Stop following"
        onConfirm={leave}
      >
        <p>The dates blocked by “{leaving?.name}” become available, unless there is another entry on them.</p>
      </QuestionDialog>
    </Section>
  );
}
