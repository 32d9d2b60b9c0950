import { href } from "react-router";
import { Link } from "../../../ui/link.tsx";

export function OutboxHint() {
  return (
    <>
      This is a demo without a mail server: find its emails in the <Link to={href("/outbox")}>outbox</Link>.
    </>
  );
}
