import { useCallback, useEffect, useState, type ReactNode } from "react";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { enquiryMessages, eraseByLinkCall, readByLinkCall } from "../../../contract/enquiries/calls.ts";
import type { SentEnquiry, LinkedEnquiry as Linked } from "../../../contract/enquiries/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { FactsList } from "../../../ui/data/facts-list.tsx";
import { Link } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { PageFrame } from "../../../ui/page/page-frame.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { TitleBlock } from "../../../ui/page/section.tsx";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import { MissingToken, useAddressToken } from "../../accounts/web/token-parts.tsx";
import type { Route } from "./+types/your-enquiry-page";
import { byUrgency, RecipientList } from "./bulk/recipient-list.tsx";
import { StoredEnquiryPanel } from "./stored-enquiry-panel.tsx";
import styles from "./your-enquiry.module.css";

export function meta({ matches }: Route.MetaArgs) {
  const description = "See what we have stored about an enquiry that you sent, and erase it.";
  return pageMeta(matches, { title: "Your enquiry", description, path: href("/your-enquiry"), noindex: true });
}

/** Opening it changes nothing [enquiries-31]. */
export default function YourEnquiryPage() {
  const token = useAddressToken();
  if (token === null) return <MissingToken title="Invalid link" />;
  return (
    <PageFrame className={styles.page}>
      <noscript>
        <Banner tone="warn">This page needs JavaScript. Please turn it on in your browser.</Banner>
      </noscript>
      <LinkedEnquiry token={token} />
    </PageFrame>
  );
}

function LinkedEnquiry({ token }: { token: string }) {
  const [result, setResult] = useState<Linked | null>(null);
  const [refused, setRefused] = useState<{ error: string; isInvalid: boolean } | null>(null);
  const look = useCallback(async () => {
    setRefused(null);
    const outcome = await call(readByLinkCall, { body: { token }, failed: enquiryMessages.link_failed });
    if (outcome.ok) setResult(outcome.body);
    else setRefused({ error: outcome.error, isInvalid: outcome.code === "dead_link" });
  }, [token]);
  useEffect(() => void look(), [look]);

  async function erase(): Promise<string | null> {
    const outcome = await call(eraseByLinkCall, { body: { token }, failed: enquiryMessages.erasure_failed });
    if (!outcome.ok) return outcome.error;
    setResult(outcome.body);
    globalThis.scrollTo(0, 0);
    return null;
  }

  if (refused?.isInvalid) return <InvalidLink>{refused.error}</InvalidLink>;
  if (result?.is_erased) return <ErasedEnquiry enquiry={result.enquiry} />;
  if (result) return <StoredEnquiryPanel enquiry={result.enquiry} answers={result.answers} onErase={erase} />;
  return (
    <>
      <TitleBlock title="Your enquiry" />
      {refused ? (
        <LoadFailure onRetry={() => void look()}>{refused.error}</LoadFailure>
      ) : (
        <Skeletons label="Looking up your enquiry" heights={["24rem"]} />
      )}
    </>
  );
}

function InvalidLink({ children }: { children: ReactNode }) {
  return (
    <>
      <TitleBlock title="We can’t show this enquiry" />
      <Banner tone="bad">{children}</Banner>
      <p>
        Each emailed copy of an enquiry has its own link, and only the newest works. You can also write to us to see or
        delete what we have stored: <Link to={href("/privacy")}>how to reach us</Link>.
      </p>
    </>
  );
}

function ErasedEnquiry({ enquiry }: { enquiry: SentEnquiry }) {
  const { created_at, wedding_date, recipients } = enquiry;
  const left = [
    { term: "Sent", detail: <time dateTime={created_at}>{formatDateTime(created_at)}</time> },
    { term: "Wedding date", detail: wedding_date === null ? null : formatDate(wedding_date) },
  ];
  return (
    <>
      <TitleBlock title="This enquiry is erased" />
      <Banner tone="good" announce title={enquiryMessages.erased}>
        We no longer know who sent it or what it said. Vendors may still have the email: ask them to delete it too.
      </Banner>
      <section className={styles.card} aria-labelledby="left">
        <h2 id="left">What stays</h2>
        <FactsList className={styles.facts} facts={left} />
        <RecipientList recipients={byUrgency(recipients)} />
      </section>
      <div>
        <ButtonLink to={href("/providers")} variant="outline">
          Browse vendors
        </ButtonLink>
      </div>
    </>
  );
}
