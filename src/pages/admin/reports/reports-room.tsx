import { ReportedQuotes } from "./reported-quotes.tsx";
import ReportsTab from "./reports-tab.tsx";

export default function ReportsRoom() {
  return <ReportsTab Beside={ReportedQuotes} />;
}
