import { data, href } from "react-router";
import { loadPage } from "../../platform/http/page.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { pageMeta } from "../../ui/page-meta.ts";
import { TitleBlock } from "../../ui/section.tsx";
import { readOutboxPage } from "../read-outbox-page.ts";
import type { Route } from "./+types/outbox-page";
import { OutboxEmail } from "./outbox-email.tsx";
import { OutboxList } from "./outbox-list.tsx";
import styles from "./outbox-page.module.css";

/** Other people's mail: no cache keeps the page, nor its data. */
const unkept = { "Cache-Control": "no-store" };

export async function loader(args: Route.LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get("email");
  return data(await loadPage(args, (ctx) => readOutboxPage(ctx, id)), { headers: unkept });
}

export function headers() {
  return unkept;
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "Every email that this demo has sent, newest first.";
  return pageMeta(matches, { title: "Outbox", description, path: href("/outbox"), noindex: true });
}

/** Where the demo's mails can be read: they go to a folder and to nobody's inbox. */
export default function OutboxPage({ loaderData: { emails, open } }: Route.ComponentProps) {
  return (
    <PageFrame>
      <TitleBlock
        title="Outbox"
        lead="Every email that this demo has sent, newest first. They are kept here and reach nobody’s inbox."
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
