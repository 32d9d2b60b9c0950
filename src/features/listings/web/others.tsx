import { href } from "react-router";
import { useAnswer } from "../../../client/call/use-answer.ts";
import { listOthersCall } from "../../../contract/providers/calls.ts";
import { Link } from "../../../ui/link.tsx";
import { describeOther } from "./other-words.ts";

/** Up to three free alternatives nearby [calendars-9]; nothing without any. */
export function Others({ id, date }: { id: string; date: string }) {
  const { answer } = useAnswer(listOthersCall, { params: { id }, query: { date }, failed: "" });
  if (!answer || answer.providers.length === 0) return null;
  return (
    <>
      Similar vendors nearby, available on that date:
      <ul>
        {answer.providers.map((other) => (
          <li key={other.id}>
            <Link to={`${href("/provider/:id", { id: other.id })}?date=${date}`}>{other.business_name}</Link>
            {describeOther(other)}
          </li>
        ))}
      </ul>
    </>
  );
}
