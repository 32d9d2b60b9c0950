import { data, href, Link as RouterLink } from "react-router";
import { loadPage } from "../platform/http/page.ts";
import { readOutboxPage, type OutboxPage as Outbox } from "../server/read-outbox-page.ts";
import { Breakable } from "../ui/breakable.tsx";
import { FactsList } from "../ui/data/facts-list.tsx";
import { Link } from "../ui/link.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import { pageMeta } from "../ui/page/page-meta.ts";
import { TitleBlock } from "../ui/page/section.tsx";
import type { Route } from "./+types/outbox-page";
import styles from "./outbox-page.module.css";

/** Other people's mail must not be cached. */
const noStore = { "Cache-Control": "no-store" };

export async function loader(args: Route.LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get("email");
  return data(await loadPage(args, (ctx) => readOutboxPage(ctx, id)), { headers: noStore });
}

export function headers() {
  return noStore;
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "Every email that this demo has sent, newest first.";
  return pageMeta(matches, { title: "Outbox", description, path: href("/outbox"), noindex: true });
}

export default function OutboxPage({ loaderData: { emails, open } }: Route.ComponentProps) {
  return (
    <PageFrame>
      <TitleBlock
        title="Outbox"
        lead="Every email that this demo has sent, newest first. They are stored here and reach nobody’s inbox."
      />
      {emails.length === 0 ? (
        <EmptyState title="Nothing sent yet" action={<Link to={href("/providers")}>Browse providers</Link>}>
          Send an enquiry to a provider, and its emails appear here.
        </EmptyState>
      ) : (
        <div className={styles.desk}>
          {open ? <OutboxEmail email={open} /> : <p className={styles.hint}>Choose an email to read it.</p>}
          <OutboxList emails={emails} openId={open?.id ?? null} />
        </div>
      )}
    </PageFrame>
  );
}

function OutboxList({ emails, openId }: { emails: Outbox["emails"]; openId: string | null }) {
  return (
    <nav aria-label="Emails">
      <ol className={styles.list}>
        {emails.map(({ id, to, subject, sent_at }) => (
          <li key={id}>
            <RouterLink to={`${href("/outbox")}?email=${id}`} aria-current={id === openId ? "true" : undefined}>
              <strong>{subject}</strong>
              <Breakable text={to} />
              <time>{sent_at}</time>
            </RouterLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** In a frame without scripts. */
function OutboxEmail({ email }: { email: NonNullable<Outbox["open"]> }) {
  const { subject, to, from, reply_to, sent_at, text, html } = email;
  const facts = [
    { term: "To", detail: <Breakable text={to} /> },
    { term: "From", detail: <Breakable text={from} /> },
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
        // The page's policy blocks style sheets in the frame; inline styles remain.
        srcDoc={html.replace("<head>", '<head><base target="_blank">').replace(/<style>[^<]*<\/style>/, "")}
      />
      <details>
        <summary>The same as plain text</summary>
        <pre>{text}</pre>
      </details>
    </article>
  );
}
