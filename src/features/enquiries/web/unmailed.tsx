import { formatCount } from "../../../contract/format.ts";

/** Says of an enquiry to many that some of them take no emails [emails-12]. */
export function Unmailed({ count }: { count: number }) {
  return (
    <p>
      {formatCount(count, "of them takes no emails from us and finds", "of them take no emails from us and find")} your
      enquiry on {count === 1 ? "its" : "their"} page here. It is better to call: the phone numbers are on the profiles.
    </p>
  );
}
