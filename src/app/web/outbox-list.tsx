import { href, Link } from "react-router";
import type { OutboxPage } from "../read-outbox-page.ts";
import styles from "./outbox-page.module.css";

/** The mails of the outbox, each a link that opens it. */
export function OutboxList({ emails, openId }: { emails: OutboxPage["emails"]; openId: string | null }) {
  return (
    <nav aria-label="Emails">
      <ol className={styles.list}>
        {emails.map(({ id, to, subject, sent_at }) => (
          <li key={id}>
            <Link to={`${href("/outbox")}?email=${id}`} aria-current={id === openId ? "true" : undefined}>
              <strong>{subject}</strong>
              <span>{to}</span>
              <time>{sent_at}</time>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
