import { sayRecently, sayWhen } from "./sent-when.ts";

/** When something was sent, in short; whole for whoever points at it and for programs. */
export function SentAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={sayWhen(at)}>
      {sayRecently(at)}
    </time>
  );
}
