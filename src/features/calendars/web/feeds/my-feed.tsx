import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useRef, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { readCalendarFeedCall, renewCalendarFeedCall } from "../../../../contract/calendars/calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { ActionButton } from "../../../../ui/overlay/action-button.tsx";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { Skeleton } from "../../../../ui/page/skeleton.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./sync-panel.module.css";

const renewal_failed = "We couldn’t create a link. Please check your connection and try again.";

export function MyFeed() {
  const failed = "We couldn’t load the link of your calendar.";
  const { value, error, put, reload } = useFetched(readCalendarFeedCall, { as: "provider", failed });
  async function renew(): Promise<string | null> {
    const outcome = await call(renewCalendarFeedCall, { failed: renewal_failed });
    if (!outcome.ok) return outcome.error;
    put(outcome.body);
    return null;
  }
  return (
    <div className={styles.part}>
      <h3>This calendar elsewhere</h3>
      <p className={text.soft}>
        Subscribe to your bookings, holds and blocks from the calendar on your phone or computer. The feed includes your
        notes, so keep the link private.
      </p>
      {value === null && error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      {value === null && error === null && <Skeleton height="4.5rem" />}
      {value?.url === null && (
        <ActionButton variant="outline" onPress={renew}>
          Create private link
        </ActionButton>
      )}
      {value && value.url !== null && <FeedAddress url={value.url} onRenew={renew} />}
    </div>
  );
}

function FeedAddress({ url, onRenew }: { url: string; onRenew: () => Promise<string | null> }) {
  const field = useRef<HTMLDivElement>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast("Link copied.", { tone: "good" });
    } catch {
      // some browsers forbid clipboard writes: then select it for manual copying
      field.current?.querySelector("input")?.select();
      toast("Failed to copy. The link is selected: copy it by hand.", { tone: "bad" });
    }
  }
  return (
    <div ref={field} className={styles.form}>
      <Field
        label="Private link"
        help="Google: Other calendars, From URL. Apple: New Calendar Subscription. Outlook: Add calendar, From internet."
      >
        <Input readOnly spellCheck={false} value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className={text.buttons}>
        <Button small variant="outline" icon={Copy} onClick={() => void copy()}>
          Copy link
        </Button>
        <Button small variant="quiet" onClick={() => setDialogOpen(true)}>
          Replace link
        </Button>
      </div>
      <QuestionDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Replace the private link?"
        confirm="Replace link"
        onConfirm={onRenew}
      >
        <p>The old link stops working at once. You’ll need to add the new one wherever you subscribed.</p>
      </QuestionDialog>
    </div>
  );
}
