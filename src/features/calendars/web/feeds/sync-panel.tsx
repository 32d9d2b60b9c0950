import CalendarSync from "lucide/dist/esm/icons/calendar-sync.mjs";
import RefreshCw from "lucide/dist/esm/icons/refresh-cw.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useForm } from "../../../../client/form/use-form.ts";
import {
  listCalendarSubscriptionsCall,
  removeCalendarSubscriptionCall,
  refreshCalendarSubscriptionCall,
  addCalendarSubscriptionCall,
} from "../../../../contract/calendars/calls.ts";
import type { CalendarSubscription } from "../../../../contract/calendars/schema.ts";
import { subscriptions_max, feed_address_length_max, feed_name_length_max } from "../../../../contract/limits.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, FieldGroup } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Segments } from "../../../../ui/form/segments.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { Skeleton } from "../../../../ui/page/skeleton.tsx";
import { checkFollowed } from "./check-followed.ts";
import { MyFeed } from "./my-feed.tsx";
import { formatFeedError, formatSyncStatus, formatUnread } from "./sync-labels.ts";
import text from "../../../../ui/text.module.css";
import styles from "./sync-panel.module.css";

/** Rules [calendars-20], [calendars-21]. Call `onChanged` when days may differ. */
export function SyncPanel({ onChanged }: { onChanged?: () => Promise<void> }) {
  const failed = "We could not load your other calendars.";
  const { value, error, reload } = useFetched(listCalendarSubscriptionsCall, { as: "provider", failed });
  const [leaving, setLeaving] = useState<CalendarSubscription | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const renew = async () => {
    await Promise.all([reload(), onChanged?.()]);
  };

  async function leave() {
    if (leaving === null) return null;
    const outcome = await call(removeCalendarSubscriptionCall, {
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

interface SubscriptionRowProps {
  subscription: CalendarSubscription;
  onChanged: () => Promise<void>;
  onLeave: () => void;
}

function SubscriptionRow({ subscription, onChanged, onLeave }: SubscriptionRowProps) {
  const { id, name, host, hint } = subscription;
  const [now_ms] = useState(() => Date.now());
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const feedError = formatFeedError(subscription);
  const unread = formatUnread(subscription);

  async function refresh() {
    setBusy(true);
    const failed = "We could not read it now. Please check your connection and try again.";
    const outcome = await call(refreshCalendarSubscriptionCall, { params: { id }, failed });
    if (!outcome.ok) toast(outcome.error, { tone: "bad" });
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
        <span>{formatSyncStatus(subscription, now_ms)}</span>
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
      {feedError !== null && (
        <div className={styles.fault}>
          <Banner tone="warn" title="We couldn’t sync this calendar.">
            {feedError} We keep trying.
          </Banner>
        </div>
      )}
    </li>
  );
}

const effects = [
  { value: "taken", label: "The whole day" },
  { value: "limited", label: "One slot" },
];

/** Fetches at once, so that a wrong address is refused in the form. */
function FollowForm({ isFull, onAdded }: { isFull: boolean; onAdded: () => Promise<void> }) {
  const [round, setRound] = useState(0);
  if (isFull) return <p className={text.fine}>You follow {subscriptions_max} calendars, which is the maximum.</p>;
  const done = () => {
    setRound((now) => now + 1);
    void onAdded();
  };
  return <Form key={round} onAdded={done} />;
}

function Form({ onAdded }: { onAdded: () => void }) {
  const toast = useToast();
  const { form, fieldErrors, error, isBusy } = useForm({
    check: checkFollowed,
    send: ({ url = "", name = "", effect }) =>
      call(addCalendarSubscriptionCall, {
        body: { url, name, effect: effect === "limited" ? "limited" : "taken" },
        failed: "We could not follow it. Please check your connection and try again.",
      }),
    onDone({ subscription }) {
      toast(`You follow “${subscription.name}”.`);
      onAdded();
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Field
        label="Address of the calendar"
        help="Google: Settings of the calendar, “Secret address in iCal format”. Outlook: Shared calendars, Publish, the ICS link. Apple: Public Calendar."
        error={fieldErrors["url"]}
      >
        <Input
          name="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={feed_address_length_max}
        />
      </Field>
      <Field label="Name" mark="(optional)" error={fieldErrors["name"]}>
        <Input name="name" autoComplete="off" maxLength={feed_name_length_max} />
      </Field>
      <FieldGroup
        legend="Each event uses"
        help="One slot leaves the others open, if you take several weddings a day."
        error={fieldErrors["effect"]}
      >
        <Segments name="effect" options={effects} defaultValue="taken" />
      </FieldGroup>
      <p className={text.fine}>
        Events marked as free stay available here. In Google, all-day events are free unless you set them to “Busy”.
      </p>
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      <Button type="submit" variant="outline" busy={isBusy}>
        Follow calendar
      </Button>
    </form>
  );
}
