import { formatMoment } from "../../../contract/moments.ts";
import { sayRecently } from "./sent-when.ts";

/** When something was sent, in short; whole for whoever points at it and for programs. */
export function SentAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {sayRecently(at)}
    </time>
  );
}
