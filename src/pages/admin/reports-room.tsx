import ReportsTab from "../../features/conversations/web/admin/reports-tab.tsx";
import { ReportedQuotes } from "../../features/quotes/web/reported-quotes.tsx";

/** The cases that reports opened, with the quotes of their conversations. */
export default function ReportsRoom() {
  return <ReportsTab Beside={ReportedQuotes} />;
}
