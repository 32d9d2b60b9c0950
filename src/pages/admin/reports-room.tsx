import ReportsTab from "../../features/conversations/web/admin/reports-tab.tsx";
import { ReportedQuotes } from "../../features/quotes/web/reported-quotes.tsx";

export default function ReportsRoom() {
  return <ReportsTab Beside={ReportedQuotes} />;
}
