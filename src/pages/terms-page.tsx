import { href } from "react-router";
import { formatDate } from "../contract/format.ts";
import { terms_version } from "../contract/terms/version.ts";
import type { Caching } from "../platform/http/cached-page.ts";
import { Link } from "../ui/link.tsx";
import { PageFrame } from "../ui/page-frame.tsx";
import type { PageHandle } from "../ui/page-handle.ts";
import { pageMeta, siteOf } from "../ui/page-meta.ts";
import { Prose } from "../ui/prose.tsx";
import { TitleBlock } from "../ui/section.tsx";
import type { Route } from "./+types/terms-page";
import { useSiteData } from "./frame/site-data.ts";
import { AgreeingTerms } from "./legal/agreeing-terms.tsx";
import { NoAdvice } from "./legal/no-advice.tsx";
import { OperatorLines } from "./legal/operator-lines.tsx";
import { SharingTerms } from "./legal/sharing-terms.tsx";

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
          you register, and the download of your data says which version. Businesses also accept the{" "}
          <Link to={href("/provider-terms")}>terms for businesses</Link>. <NoAdvice />
        </p>

        <h2 id="operator">Who runs {name}</h2>
        <OperatorLines />

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
          The <Link to={href("/complaints")}>complaints page</Link> has a form that reaches us, and says who helps you
          when we don&rsquo;t. How we handle personal information is on the{" "}
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
          ; we chose among them and added to them.
        </p>

        <h2>Law and changes</h2>
        <p>
          South African law applies. When these terms change, the new version is on this page, with its date. What you
          agreed with a vendor before stays as it was agreed.
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
        what counts is the vendor&rsquo;s quote. Please check whatever matters to you, such as insurance and references,
        before you pay anything.
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
          <strong>Review ratings and counts</strong> are those of Google and Facebook, as the vendor or we have noted
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
        <li>disrupting the site, or trying to get at what is not yours.</li>
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
