import { formatCount, formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import type { News } from "../../../contract/news/schema.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { Breakable } from "../../../ui/breakable.tsx";
import { DataTable, type Column } from "../../../ui/data/data-table.tsx";
import { useNews } from "../actions/use-news.tsx";
import text from "../../../ui/text.module.css";
import styles from "../requests/requests.module.css";

const columns: readonly Column[] = [
  { id: "name", label: "Sender" },
  { id: "email", label: "Email" },
  { id: "providers", label: "Marked by" },
  { id: "last", label: "Last marked", line: true },
];

function cellsOf({ name, email, providers, last_marked_at }: News["junk_senders"][number]) {
  return [
    name,
    <Breakable key="email" text={email} />,
    formatCount(providers, "provider", "providers"),
    formatDate(southAfricanTime(last_marked_at)),
  ];
}

export function JunkSenders() {
  const { news } = useNews();
  if (!news) return null;
  return (
    <section className={styles.part} aria-labelledby="junk-senders">
      <h2 id="junk-senders">Senders marked as junk</h2>
      <p className={text.fine}>
        {news.junk_senders.length === 0
          ? `No sender was marked by ${limits.junk_marks_max} providers or more within ${limits.junk_window_days} days.`
          : `Each was marked by ${limits.junk_marks_max} providers or more within ${limits.junk_window_days} days, and can send one enquiry a day until the marks are removed or expire.`}
      </p>
      {news.junk_senders.length > 0 && (
        <DataTable
          caption="Senders marked as junk"
          columns={columns}
          rows={news.junk_senders}
          rowKey={({ email }) => email}
          cells={cellsOf}
        />
      )}
    </section>
  );
}
