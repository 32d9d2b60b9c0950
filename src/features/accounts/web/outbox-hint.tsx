import { href } from "react-router";
import { Link } from "../../../ui/link.tsx";

/** Where the emails of a demo without a mail server are. */
export function OutboxHint() {
  return (
    <>
      This is a demo without a mail server: find its emails in the <Link to={href("/outbox")}>outbox</Link>.
    </>
  );
}
