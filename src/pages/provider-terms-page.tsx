import { href } from "react-router";
import { formatDate } from "../contract/format.ts";
import { provider_terms_version } from "../contract/terms/version.ts";
import type { Caching } from "../platform/http/cached-page.ts";
import { Link } from "../ui/link.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta, siteOf } from "../ui/page/page-meta.ts";
import { Prose } from "../ui/page/prose.tsx";
import { TitleBlock } from "../ui/page/section.tsx";
import type { Route } from "./+types/provider-terms-page";
import { useSiteData } from "./frame/site-data.ts";

/** Only the frame and fixed texts. */
export const cached: Caching = { tags: [] };

export const handle: PageHandle = { scripts: "late" };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Terms for businesses",
    description: `What a business that is listed on ${siteOf(matches).name} agrees to: content, order in lists, suspension and appeal.`,
    path: href("/provider-terms"),
  });
}

/** Rule [visitors-37]. */
export default function ProviderTermsPage() {
  const name = useSiteData()?.site.name ?? "This site";
  return (
    <PageFrame>
      <TitleBlock title="Terms for businesses" lead={`What your business and ${name} agree on.`} />
      <Prose>
        <p>
          Last changed on <time dateTime={provider_terms_version}>{formatDate(provider_terms_version)}</time>. You
          accept these terms, with the <Link to={href("/terms")}>terms for everybody</Link>, when you register your
          business, and the download of your data shows which version. This page is not legal advice.
        </p>

        <h2>Your profile</h2>
        <p>
          Everything on your profile must be true and about your own business. You may list a venue only if it is yours
          or its owner lets you. Keep prices, contact details and your calendar up to date. The law asks you to give
          your full name, street address and registration number before a couple accepts a quote (section 43 of the
          Electronic Communications and Transactions Act): fill them in on your profile, and quotes show them.
        </p>

        <h2>Your content</h2>
        <p>
          Your texts, pictures and videos remain yours. You let us store, resize and show them, free of charge and not
          exclusively, on this site and where it is shared: in search engines, feeds, shared links and your website
          badge. We use them for nothing else and sell them to nobody. This ends when you delete them or your account; a
          couple who received a quote or message from you keeps it. You confirm that you may publish them, and that the
          people who can be recognised in them agree.
        </p>

        <h2>Order in lists</h2>
        <p>
          Nobody can pay for a higher place. The usual order is by trust score, then by Google rating; a couple may sort
          by other things, such as distance. For a date, businesses that are available come first and booked ones are
          left out. <Link to={href("/how-trust-works")}>How trust works</Link> explains the score. If we ever sell a
          place, it will be marked as paid and outside this order.
        </p>

        <h2>What it costs</h2>
        <p>
          A profile, enquiries, quotes and bookings are free. We take no commission. If anything is to cost something
          later, you decide whether to take it; we never take silence as consent to a charge.
        </p>

        <h2>Enquiries and couples&rsquo; details</h2>
        <p>
          Use what a couple sends you only to answer that couple. Under the Protection of Personal Information Act you
          are the responsible party for it: keep it safe, send the couple no advertising, and share it with nobody.
          Delete it when the couple asks.
        </p>

        <h2>Quotes and bookings</h2>
        <p>
          A quote that you send is an offer that binds you until its last day, unless you take it back before it is
          accepted. An accepted quote is an agreement between you and the couple; we are not part of it. You choose the
          terms of cancelling: our standard terms, or your own, within the Consumer Protection Act. Only venues and
          caterers may leave out the first seven days free of charge.
        </p>

        <h2>Endorsements and verification</h2>
        <p>
          Endorse and verify only businesses that you know. Buying, selling or trading endorsements is not allowed. A
          change of name, phone, email or website pauses your Verified badge until it is confirmed again.
        </p>

        <SuspensionTerms />
      </Prose>
    </PageFrame>
  );
}

function SuspensionTerms() {
  return (
    <>
      <h2>Suspension</h2>
      <p>We may take your profile off every public page where</p>
      <ul>
        <li>it says something false, or shows what belongs to others;</li>
        <li>couples were deceived, threatened or not given what they paid for;</li>
        <li>couples&rsquo; details were misused, or this site was attacked or flooded;</li>
        <li>a court or an authority orders it.</li>
      </ul>
      <p>
        When we do, we email you the reason. If nobody is at risk, we write to you first and give you time to put it
        right. While suspended you can still log in, read and answer what couples sent you, edit your profile and
        download your data. Existing bookings between you and couples remain valid.
      </p>

      <h2>Appeal</h2>
      <p>
        If you think that we are wrong, about a suspension, a badge or anything that we took down, tell us on the{" "}
        <Link to={href("/complaints")}>complaints page</Link> within 30 days. We review it and answer with reasons
        within ten working days; if possible, somebody who did not make the decision reviews it. Until then our decision
        applies. You may still go to court, or to the bodies listed on that page.
      </p>

      <h2>Leaving, changes and liability</h2>
      <p>
        You may unpublish your profile or delete your account at any time, free of charge. When these terms change, the
        new version is on this page, with its date; if you don&rsquo;t agree, you can leave. We run the site with care,
        but don&rsquo;t promise a number of enquiries, and are not liable for what couples do. You are liable for what
        you publish and agree on. None of this takes away rights that the law gives you. South African law applies.
      </p>
    </>
  );
}
