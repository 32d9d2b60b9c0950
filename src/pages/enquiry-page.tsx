import Send from "lucide/dist/esm/icons/send.mjs";
import { data, href } from "react-router";
import { PrivacyNotice } from "../client/form/privacy-note.tsx";
import { enquiryMessages } from "../contract/enquiries/calls.ts";
import * as limits from "../contract/limits.ts";
import { messages } from "../contract/messages.ts";
import { CoupleFields, ServiceChips, WeddingFields } from "../features/enquiries/web/enquiry-fields.tsx";
import { refuseIfDeleted } from "../features/providers/refuse-if-deleted.ts";
import { loadPage, postedForm } from "../platform/http/page.ts";
import type { SentAs } from "../server/http/post-enquiry.ts";
import { readEnquiryPage, type EnquiryPageData } from "../server/profile/read-enquiry-page.ts";
import { Button } from "../ui/button.tsx";
import { Field, Fields } from "../ui/form/field.tsx";
import { Honeypot } from "../ui/form/honeypot.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import { Link, LinkBack } from "../ui/link.tsx";
import { Panel } from "../ui/overlay/panel.tsx";
import { Banner } from "../ui/page/banner.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/enquiry-page";
import { ErrorPage } from "./frame/error-page.tsx";
import text from "../ui/text.module.css";
import styles from "./enquiry-page.module.css";

export function loader(args: Route.LoaderArgs) {
  const posted = args.context.get(postedForm);
  const { searchParams } = new URL(args.request.url);
  const cameFrom = profileQuery(args.request);
  return loadPage(args, async (ctx) => {
    const { id } = args.params;
    const query = {
      id,
      posted,
      sent: searchParams.get("sent"),
      date: searchParams.get("date") ?? cameFrom.get("date"),
      near: searchParams.get("near") ?? cameFrom.get("near"),
    };
    const page = await refuseIfDeleted(ctx, id, () => readEnquiryPage(ctx, query));
    const headers = {
      // each form has its own key; going back keeps the typed text
      "Cache-Control": posted ? "no-store" : "private, no-cache",
      ...(posted?.retryAfter && { "Retry-After": posted.retryAfter }),
    };
    return data(page, { status: posted?.status ?? 200, headers });
  });
}

/** The query of the profile that this page was opened from: its form is the same for everyone and drops it. */
function profileQuery({ url, headers: requestHeaders }: Request): URLSearchParams {
  const { host, pathname } = new URL(url);
  const referrer = URL.parse(requestHeaders.get("referer") ?? "");
  const isProfile = referrer?.host === host && `${referrer.pathname}/enquiry` === pathname;
  return isProfile ? referrer.searchParams : new URLSearchParams();
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export const handle: PageHandle = { scripts: "none" };

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = `Send an enquiry to ${loaderData.provider.business_name}`;
  return pageMeta(matches, { title, description: title, path: href("/provider/:id", params), noindex: true });
}

/** For browsers without scripts [enquiries-37]. Has no script itself. */
export default function EnquiryPage({ loaderData: page }: Route.ComponentProps) {
  const { provider, sent } = page;
  return (
    <PageFrame className={styles.page}>
      <LinkBack to={href("/provider/:id", { id: provider.id })}>{provider.business_name}</LinkBack>
      {sent === null ? <EnquiryForm page={page} /> : <Sent {...provider} sent={sent} />}
    </PageFrame>
  );
}

/** For a business that has left: similar ones [visitors-31]. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

function EnquiryForm({
  page: { provider, services, today, key, values, fieldErrors, error },
}: {
  page: EnquiryPageData;
}) {
  return (
    <>
      <h1>Send an enquiry to {provider.business_name}</h1>
      <p className={text.soft}>They’ll reply to you directly, by email or phone.</p>
      {(error !== null || Object.keys(fieldErrors).length > 0) && (
        <Banner tone="bad" announce>
          {error ?? "Please fix the fields marked below. Nothing has been sent yet."}
        </Banner>
      )}
      <Panel as="div">
        <form className={text.stack} method="post" action={href("/provider/:id/enquiry", { id: provider.id })}>
          <input type="hidden" name="key" value={key} />
          <Fields>
            <CoupleFields start={values} fieldErrors={fieldErrors} />
            <WeddingFields start={values} fieldErrors={fieldErrors} today={today} />
            <ServiceChips start={values} fieldErrors={fieldErrors} services={services} />
            <Field wide label="Message" mark="(optional)" error={fieldErrors.message}>
              <Textarea name="message" maxLength={limits.enquiry_message_length_max} defaultValue={values.message} />
            </Field>
          </Fields>
          <PrivacyNotice />
          <Honeypot />
          <Button type="submit" icon={Send} className={styles.send}>
            Send enquiry
          </Button>
        </form>
      </Panel>
    </>
  );
}

const outcomeTexts: Record<SentAs, { title: string; text: string }> = {
  sent: {
    title: messages.enquiry_sent,
    text: "They’ll reply straight to you. We’ve emailed you a copy.",
  },
  unmailed: {
    title: enquiryMessages.direct_unmailed,
    text: "They see it when they log in. Their phone number is on their page.",
  },
  held: {
    title: enquiryMessages.direct_waits,
    text: `We’ve emailed you to confirm it’s you. Nothing has been sent yet: click the button in that email within ${limits.held_enquiry_hours} hours.`,
  },
};

function Sent({ id, business_name, sent }: EnquiryPageData["provider"] & { sent: SentAs }) {
  const { title, text } = outcomeTexts[sent];
  return (
    <>
      <h1>Your enquiry to {business_name}</h1>
      <Banner tone={sent === "held" ? "warn" : "good"} title={title}>
        {text}
      </Banner>
      <p>
        Ask two or three others too, so you can compare dates and prices:{" "}
        <Link to={href("/providers")}>browse vendors</Link>, or go{" "}
        <Link to={href("/provider/:id", { id })}>back to the profile</Link>.
      </p>
    </>
  );
}
