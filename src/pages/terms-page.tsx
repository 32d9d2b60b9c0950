import { href } from "react-router";
import { formatDate } from "../contract/format.ts";
import { free_days } from "../contract/quotes/terms.ts";
import { terms_version } from "../contract/terms/version.ts";
import type { Caching } from "../platform/http/cached-page.ts";
import { Link } from "../ui/link.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta, siteOf } from "../ui/page/page-meta.ts";
import { Prose } from "../ui/page/prose.tsx";
import { TitleBlock } from "../ui/page/section.tsx";
import type { Route } from "./+types/terms-page";
import { useSiteData } from "./frame/site-data.ts";
import { OperatorDetails } from "./legal/operator-lines.tsx";

/** Only the frame and fixed texts. */
export const cached: Caching = { tags: [] };

export const handle: PageHandle = { scripts: "late" };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Terms",
    description: `What you may expect of ${siteOf(matches).name}, and what we expect of you, in plain language.`,
    path: href("/terms"),
  });
}

/** Rule [visitors-37]. */
export default function TermsPage() {
  const name = useSiteData()?.site.name ?? "This site";
  return (
    <PageFrame>
      <TitleBlock title="Terms" lead="What you may expect of us, and what we expect of you." />
      <Prose>
        <p>
          Last changed on <time dateTime={terms_version}>{formatDate(terms_version)}</time>. You accept these terms when
          you register, and the download of your data shows which version. Businesses also accept the{" "}
          <Link to={href("/provider-terms")}>terms for businesses</Link>. This page is not legal advice.
        </p>

        <h2 id="operator">Who runs {name}</h2>
        <OperatorDetails />

        <h2>What {name} is</h2>
        <p>
          {name} is a directory of wedding businesses in South Africa. It brings couples and vendors together, and gives
          them a place to write to each other, to send and accept quotes and to keep track of bookings. It costs couples
          nothing. We are not a party to what you agree with a vendor: prices, dates, deposits and the work itself are
          between you and the vendor.
        </p>

        <ProfileTerms />
        <AgreeingTerms />
        <SharingTerms />

        <Limits />

        <h2>Complaints and take-down notices</h2>
        <p>
          The <Link to={href("/complaints")}>complaints page</Link> has a form for writing to us, and lists who can help
          if we don&rsquo;t. How we handle personal information is on the{" "}
          <Link to={href("/privacy")}>privacy page</Link>, and what records we hold in the{" "}
          <Link to={href("/paia")}>PAIA manual</Link>.
        </p>

        <h2>Where our places come from</h2>
        <p>
          Names and positions of cities, towns and suburbs come from{" "}
          <a href="https://www.geonames.org/" rel="noopener">
            GeoNames
          </a>
          , under the licence{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener">
            CC BY 4.0
          </a>
          ; we selected from them and added to them.
        </p>

        <h2>Law and changes</h2>
        <p>
          South African law applies. When these terms change, the new version is on this page, with its date. What you
          agreed with a vendor before the change stays as agreed.
        </p>
      </Prose>
    </PageFrame>
  );
}

function ProfileTerms() {
  return (
    <>
      <h2>What the profiles say</h2>
      <p>
        Vendors write their own profiles and are responsible for what is in them. Prices are in rand and are a guide;
        the vendor&rsquo;s quote is what counts. Please check everything that matters to you, such as insurance and
        references, before you pay anything.
      </p>
      <ul>
        <li>
          <strong>Verified</strong> means that six verified vendors have vouched that a business is genuine, or that we
          have checked it ourselves. It does not guarantee the vendor&rsquo;s work.
        </li>
        <li>
          <strong>The trust score</strong>, from 0 to 5, is worked out from review ratings, endorsements by other
          vendors, verification and how complete the profile is. Nobody can buy it.
        </li>
        <li>
          <strong>The tier</strong> counts how many different vendors have endorsed a verified business.
        </li>
        <li>
          <strong>Review ratings and counts</strong> are those of Google and Facebook, as the vendor or we have recorded
          them.
        </li>
      </ul>
    </>
  );
}

function Limits() {
  return (
    <>
      <h2>What is not allowed</h2>
      <ul>
        <li>pretending to be somebody else, or another business;</li>
        <li>content that is unlawful, hateful or misleading, or that belongs to others;</li>
        <li>collecting contact details from this site for advertising;</li>
        <li>disrupting the site, or trying to access what is not yours.</li>
      </ul>
      <p>We may take down profiles, refuse enquiries and close accounts that break these rules.</p>

      <h2>What we are liable for</h2>
      <p>
        <strong>
          We run this site with care, but can&rsquo;t promise that it is always available or free of mistakes. We are
          not liable for what vendors and couples do.
        </strong>{" "}
        None of this takes away rights that the law gives you, among them those of the Consumer Protection Act.
      </p>
    </>
  );
}

function AgreeingTerms() {
  return (
    <>
      <h2>Sending enquiries</h2>
      <p>
        Send only genuine enquiries, under your own name and email address. A vendor may answer or not; we can&rsquo;t
        promise that one is available. To keep junk out, we limit how many enquiries we take from one internet address
        and one email address, and may ask you to confirm yours first.
      </p>

      <h2>Quotes</h2>
      <p>
        A quote is an offer by the vendor that sent it. It lists what is included, what it costs with VAT, the deposit,
        the days on which amounts are due and the terms of cancelling. It can be accepted until the end of its last day,
        unless the vendor takes it back first. A quote that was sent stays as it is: a change is a new version, and you
        can open the earlier ones.
      </p>

      <h2>Accepting and booking</h2>
      <p>
        Before you accept, you see the whole quote with its total, can choose which optional items you want, and can
        leave without accepting. Accepting makes an agreement between you and the vendor, not with us. The day is held
        for you for up to 72 hours until the vendor confirms; if the vendor does not, nothing is agreed and nothing is
        owed. Some quotes are confirmed at once; they say so. What was agreed stays in your account, where you can save
        it as a PDF.
      </p>
      <p>
        No payment passes through this site. Bank details that come by email or message can be forged: phone the number
        on the profile and have them read out before you pay.
      </p>

      <h2>Cancelling</h2>
      <p>
        Each quote says which terms of cancelling apply: the vendor&rsquo;s own, or our standard terms, which are only
        an offer of ours that a vendor may use. Under the standard terms:
      </p>
      <ul>
        <li>
          You may cancel free of charge within {free_days} days of booking (section 44 of the Electronic Communications
          and Transactions Act). Section 42(2) excludes accommodation, catering, transport and leisure on an agreed day,
          so that venues and caterers may leave these days out; then the quote says so.
        </li>
        <li>
          After that the vendor may keep a reasonable charge that depends on how long before the wedding you cancel
          (section 17 of the Consumer Protection Act), and none where one of the couple has died or is in hospital.
        </li>
        <li>
          A vendor that can&rsquo;t deliver as agreed tells you at once. You may then cancel free of charge, or accept
          another day or another arrangement (section 19 of that Act). If the vendor cancels, it pays back everything.
        </li>
      </ul>
      <p>A vendor&rsquo;s own terms never take away what these Acts give you.</p>
    </>
  );
}

function SharingTerms() {
  return (
    <>
      <h2>Messages and files</h2>
      <p>
        What you write, and the pictures and PDFs that you add, are yours. You let us store them and show them to the
        other side of the conversation, and to nobody else; we read them only if one of you reports the other. Send only
        files that you have the right to share. How long we keep them is on the{" "}
        <Link to={href("/privacy")}>privacy page</Link>.
      </p>

      <h2>Calendars</h2>
      <p>
        We show a vendor as available on a day according to its calendar here, or one elsewhere that we follow. A day
        shown as available is no promise; only a booking is. A vendor shown as &ldquo;calendar not kept&rdquo; may be
        booked already.
      </p>

      <h2>Shared weddings</h2>
      <p>
        You may invite others to plan your wedding here. Readers see all of it except your login details. Editors also
        act for the wedding: they may send enquiries, accept quotes and cancel bookings, and what they agree to counts
        as agreed by you. Invite only people you trust with that. You can remove each of them at any time.
      </p>
    </>
  );
}
