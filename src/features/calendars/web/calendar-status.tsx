import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import { useState } from "react";
import { call } from "../../../client/call.ts";
import { keepCalendar } from "../../../contract/calendars/calls.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { keptSentence, keptState } from "./kept-words.ts";
import styles from "./calendar-page.module.css";

interface CalendarStatusProps {
  kept_at: string | null;
  today: string;
  onKept: () => Promise<void>;
}

/** Rule [calendars-17]. */
export function CalendarStatus({ kept_at, today, onKept }: CalendarStatusProps) {
  const now = keptState(kept_at, today);
  if (now.state === "never") return <Beginning onKept={onKept} />;
  const button = <ConfirmButton onKept={onKept} isUrgent={now.state !== "kept"} />;
  if (now.state === "kept") {
    return (
      <div className={styles.kept}>
        <p>{keptSentence(now)}</p>
        {button}
      </div>
    );
  }
  return (
    <Banner tone="warn" action={button}>
      {keptSentence(now)}
    </Banner>
  );
}

function Beginning({ onKept }: { onKept: () => Promise<void> }) {
  return (
    <section className={styles.beginning} aria-labelledby="beginning">
      <h2 id="beginning">Be found by couples with a date</h2>
      <p>
        Couples who search with their wedding date see available vendors first. Until you set up your calendar they see
        “calendar not kept” for your business. Block unavailable dates, set your rules, then confirm.
      </p>
      <ConfirmButton onKept={onKept} isUrgent />
    </section>
  );
}

function ConfirmButton({ onKept, isUrgent }: { onKept: () => Promise<void>; isUrgent: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function store() {
    setBusy(true);
    const failed = "We couldn’t save this. Please check your connection and try again.";
    const outcome = await call(keepCalendar, { failed });
    if (outcome.ok) await onKept();
    toast(
      outcome.ok ? "Thank you. Couples can see your availability." : outcome.error,
      undefined,
      outcome.ok ? {} : { tone: "bad" },
    );
    setBusy(false);
  }
  return (
    <Button
      small
      variant={isUrgent ? "primary" : "outline"}
      icon={CalendarCheck}
      busy={isBusy}
      onClick={() => void store()}
    >
      Confirm calendar is up to date
    </Button>
  );
}
