import { formatMoment } from "../../../contract/moments.ts";
import { sayRecently } from "./sent-when.ts";

export function SentAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {sayRecently(at)}
    </time>
  );
}
