import { formatDateTime } from "../../../contract/moments.ts";
import { formatRecent } from "./sent-when.ts";

export function SentAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRecent(at)}
    </time>
  );
}
