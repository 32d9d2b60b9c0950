import { useAnswer } from "../../../client/use-answer.ts";
import { readAvailability } from "../../../contract/calendars/words.ts";
import { formatDate } from "../../../contract/format.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Others } from "./others.tsx";
import text from "../../../ui/text.module.css";
import styles from "./date-check.module.css";

interface DateCheckProps {
  provider: { id: string; business_name: string };
  /** `YYYY-MM-DD`, of today or later. */
  date: string;
}

/**
 * Says beforehand what a provider is on a date, and whom else to ask where it is taken [calendars-9]. It says nothing where nothing is known or can be
 * asked: an enquiry is sent all the same.
 */
export function DateCheck({ provider: { id, business_name }, date }: DateCheckProps) {
  const { answer, isOld } = useAnswer(readAvailability, { params: { id }, query: { from: date }, failed: "" });
  const [day] = answer && !isOld ? answer.days : [];
  const said = day?.availability ?? "not_known";
  const on = formatDate(date);
  return (
    <div aria-live="polite" className={styles.check}>
      {said === "free" && <p className={text.fine}>Their calendar shows that they’re available on {on}.</p>}
      {said === "limited" && <p className={text.fine}>They have some places left on {on}.</p>}
      {said === "taken" && (
        <Banner tone="warn" title={`${business_name} is not available on ${on}`}>
          You can still enquire, in case your date or theirs changes. <Others id={id} date={date} />
        </Banner>
      )}
    </div>
  );
}
