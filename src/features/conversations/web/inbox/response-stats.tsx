import { href } from "react-router";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import {
  answering_bands,
  answering_enquiries_min,
  bandOf,
  formatResponseTime,
  formatDuration,
} from "../../../../contract/conversations/answering.ts";
import { readAnsweringCall } from "../../../../contract/conversations/calls.ts";
import type { MyResponseStats } from "../../../../contract/conversations/inbox-schema.ts";
import { formatCount } from "../../../../contract/format.ts";
import { Link } from "../../../../ui/link.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./conversation-list.module.css";

/** Rule [conversations-34]. */
export function ResponseStats({ isKnown }: { isKnown: boolean }) {
  const { value } = useFetched(readAnsweringCall, { as: isKnown ? "provider" : null, failed: "" });
  if (value === null || value.enquiries === 0) return null;
  return (
    <p className={`${text.fine} ${styles.figures}`}>
      {formatResponseStats(value)} <Link to={`${href("/how-trust-works")}#answering`}>How this is counted</Link>
    </p>
  );
}

/** In sentences. */
export function formatResponseStats({ enquiries, answered, median_minutes, says, waiting }: MyResponseStats): string {
  const half = median_minutes === null ? "" : `, half of them within ${formatDuration(median_minutes)}`;
  const did = `You answered ${answered} of ${formatCount(enquiries, "enquiry", "enquiries")} in the last 90 days within 48 hours${half}.`;
  return [did, seen({ enquiries, says }), raise({ enquiries, median_minutes }), formatWaiting(waiting)]
    .filter(Boolean)
    .join(" ");
}

function seen({ enquiries, says }: Pick<MyResponseStats, "enquiries" | "says">): string {
  if (says !== null) return `Couples see “${says}”.`;
  return enquiries < answering_enquiries_min
    ? `Your response time is shown after ${answering_enquiries_min} enquiries.`
    : "Couples don’t see a response time yet.";
}

function raise({ enquiries, median_minutes }: Pick<MyResponseStats, "enquiries" | "median_minutes">): string {
  if (enquiries < answering_enquiries_min) return "";
  const band = bandOf(median_minutes, enquiries);
  const better = answering_bands.findLast((hours) => band === null || hours < band);
  if (better === undefined) return "";
  return `Answer more than half within ${formatDuration(better * 60)}, and they see “${formatResponseTime(better)}”.`;
}

function formatWaiting(waiting: number): string {
  if (waiting === 0) return "";
  return waiting === 1 ? "1 couple is waiting for a first reply." : `${waiting} couples are waiting for a first reply.`;
}
