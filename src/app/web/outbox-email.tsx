import { FactsList } from "../../ui/facts-list.tsx";
import type { OutboxPage } from "../read-outbox-page.ts";
import styles from "./outbox-page.module.css";

/**
 * One mail as its reader sees it. The mail's own page stands in a frame that can run nothing; its links open beside the
 * outbox, as they do from a mail reader.
 */
export function OutboxEmail({ email }: { email: NonNullable<OutboxPage["open"]> }) {
  const { subject, to, from, reply_to, sent_at, text, html } = email;
  const facts = [
    { term: "To", detail: to },
    { term: "From", detail: from },
    ...(reply_to === null ? [] : [{ term: "Answers go to", detail: reply_to }]),
    { term: "Written", detail: sent_at },
  ];
  return (
    <article className={styles.email} aria-labelledby="email-subject">
      <h2 id="email-subject">{subject}</h2>
      <FactsList facts={facts} />
      <iframe
        key={email.id}
        title={`Email: ${subject}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        // The page's policy holds in the frame too, where it lets no style sheet in: this is the mail in a light scheme.
        srcDoc={html.replace("<head>", '<head><base target="_blank">').replace(/<style>[^<]*<\/style>/, "")}
      />
      <details>
        <summary>The same as plain text</summary>
        <pre>{text}</pre>
      </details>
    </article>
  );
}
