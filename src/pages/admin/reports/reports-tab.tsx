import { pathOf } from "../../../client/address-of.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { ListResults } from "../../../client/list/list-results.tsx";
import { FilterChoice, ListTools } from "../../../client/list/list-tools.tsx";
import { useList } from "../../../client/list/use-list.ts";
import { listReportsCall, reportMessages, reports_per_page } from "../../../contract/conversations/calls.ts";
import { useNews } from "../actions/use-news.tsx";
import { ReportCase } from "./report-case.tsx";
import { ReportedQuotes } from "./reported-quotes.tsx";
import styles from "../cases.module.css";

type Answer = AnswerOf<typeof listReportsCall>;

const nothing = {
  title: "No open reports",
  text: "Reported conversations appear here.",
  searched: { title: "No closed reports", text: "Outcomes appear here." },
};

/** Oldest first; conversations are readable until the case closes [admin-39]. */
export default function ReportsTab() {
  const list = useList<Answer>(pathOf(listReportsCall), {
    failed: reportMessages.list_failed,
    limit: reports_per_page,
  });
  const news = useNews();
  const refresh = () => void Promise.all([list.reload(), news.reload()]);
  return (
    <>
      <ListTools>
        <FilterChoice list={list} name="state" label="Cases" all="Open" options={[["closed", "Closed"]]} />
      </ListTools>
      <ListResults list={list} height="20rem" nothing={nothing}>
        {({ reports }) => (
          <ul className={styles.cases} aria-label="Cases">
            {reports.map((report) => (
              <ReportCase key={report.id} report={report} onChange={refresh}>
                <ReportedQuotes report={report} />
              </ReportCase>
            ))}
          </ul>
        )}
      </ListResults>
    </>
  );
}
