import { href } from "react-router";
import type { Caching } from "../../platform/http/cached-page.ts";
import { Link } from "../../ui/link.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { pageMeta, siteOf } from "../../ui/page-meta.ts";
import { Prose } from "../../ui/prose.tsx";
import { TitleBlock } from "../../ui/section.tsx";
import type { Route } from "./+types/terms-page";
import { ContactLines } from "./legal/contact-lines.tsx";
import { useSiteData } from "./site-data.ts";

/** Nothing is in it but the frame and texts of ours. */
export const cached: Caching = { tags: [] };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Terms",
    description: `What you may expect of ${siteOf(matches).name}, and what we expect of you, in plain language.`,
    path: href("/terms"),
  });
}

/** The rules of the house, in plain language. */
export default function TermsPage() {
  const name = useSiteData()?.site.name ?? "This site";
  return (
    <PageFrame>
      <TitleBlock title="Terms" lead="What you may expect of us, and what we expect of you." />
      <Prose>
        <h2>What {name} is</h2>
        <p>
          {name} is a directory of wedding service providers in South Africa. It brings couples and providers together.
          Finding a provider and sending an enquiry costs couples nothing. We are not a party to what you then agree on:
          prices, dates, deposits and the work itself are between you and the provider.
        </p>

        <h2>What the profiles say</h2>
        <p>
          Providers write their own profiles, and are answerable for what stands there. Prices are in rand and are a
          guide; the provider&rsquo;s written quote is what counts. Please check whatever matters to you, such as
          insurance, availability and references, before you pay anything.
        </p>
        <ul>
          <li>
            <strong>Verified</strong> means that six verified providers have vouched that a business is genuine, or that
            we have checked it ourselves. It is no guarantee of its work.
          </li>
          <li>
            <strong>The trust score</strong>, from 0 to 5, is worked out from review ratings, endorsements by other
            providers, verification, and how complete the profile is. Nobody can buy it.
          </li>
          <li>
            <strong>The tier</strong> counts how many different providers have endorsed a verified business.
          </li>
          <li>
            <strong>Review ratings and counts</strong> are those of Google and Facebook, as the provider or we have
            noted them.
          </li>
        </ul>

        <h2>Sending enquiries</h2>
        <p>
          Send only enquiries that you mean, under your own name and email address. A provider may answer or not; we
          can&rsquo;t promise that one is available. To keep junk out, no more than 20 enquiries an hour are taken from
          one internet address, and 10 from one email address.
        </p>

        <h2>What is not allowed</h2>
        <ul>
          <li>pretending to be somebody else, or another business;</li>
          <li>content that is unlawful, hateful or misleading, or that belongs to others;</li>
          <li>collecting contact details from this site for advertising;</li>
          <li>disturbing the site or trying to get at what is not yours.</li>
        </ul>
        <p>We may take down profiles and refuse enquiries that break these rules.</p>

        <h2>What we are liable for</h2>
        <p>
          We run this site with care, but can&rsquo;t promise that it is always there or free of mistakes. We are not
          liable for what providers and couples do. None of this takes away rights that the law gives you, among them
          those of the Consumer Protection Act.
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

        <h2>Law, changes and contact</h2>
        <p>
          South African law applies. When these terms change, the new ones stand on this page. How we handle personal
          information is on the <Link to={href("/privacy")}>privacy page</Link>. Questions and complaints reach us here:
        </p>
        <ContactLines />
      </Prose>
    </PageFrame>
  );
}
