import { href } from "react-router";
import * as limits from "../contract/limits.ts";
import type { Caching } from "../platform/http/cached-page.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageFrame } from "../ui/page-frame.tsx";
import type { PageHandle } from "../ui/page-handle.ts";
import { pageMeta, siteOf } from "../ui/page-meta.ts";
import { Section, TitleBlock } from "../ui/section.tsx";
import type { Route } from "./+types/how-trust-works-page";
import { useSiteData } from "./frame/site-data.ts";
import { AnsweringRules } from "./trust/answering-rules.tsx";
import { BadgeMeanings } from "./trust/badge-meanings.tsx";
import { EndorsementRules } from "./trust/endorsement-rules.tsx";
import { NotForSale } from "./trust/not-for-sale.tsx";
import { ScoreComponents } from "./trust/score-components.tsx";
import { TierLadder } from "./trust/tier-ladder.tsx";
import { TwoWays } from "./trust/two-ways.tsx";
import styles from "./how-trust-works-page.module.css";

/** Only the frame and fixed texts. */
export const cached: Caching = { tags: [] };

export const handle: PageHandle = { scripts: "late" };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "How trust works",
    description: `What the trust score, the tiers and the badges on ${siteOf(matches).name} mean, how wedding vendors earn them, and why nobody can buy them.`,
    path: href("/how-trust-works"),
  });
}

/** Rule [visitors-28]. */
export default function HowTrustWorksPage() {
  const name = useSiteData()?.site.name ?? "this site";
  return (
    <>
      <PageFrame>
        <TitleBlock
          title="How trust works"
          lead={`On ${name} trust is earned, in public, from people who know the work. Nobody can buy it, and we show exactly how it is counted.`}
        />
        <ScoreComponents />
        <Section
          title="What makes a business verified"
          lead="A verified business is a real one, and people in the trade say so with their own name."
        >
          <TwoWays />
        </Section>
        <Section title="Endorsements" lead="One vendor’s word for another: the florist who would book that DJ again.">
          <EndorsementRules />
        </Section>
        <div id="answering">
          <Section title="How fast they answer" lead="Measured here, from the first enquiry to the first answer.">
            <AnsweringRules />
          </Section>
        </div>
        <Section
          title="Trust tiers"
          lead="Once a business is verified, its tier counts how many different vendors have endorsed it."
        >
          <TierLadder />
        </Section>
        <Section title="What each badge means" lead="Lists show Verified and Trusted; a profile shows them all.">
          <BadgeMeanings />
        </Section>
      </PageFrame>
      <NotForSale />
      <PageFrame>
        <div className={styles.next}>
          <section aria-labelledby="trust-for-couples">
            <h2 id="trust-for-couples">For couples</h2>
            <p>
              Trust is a good place to start, not a guarantee. Read what colleagues wrote, ask your questions, and look
              at the quote before you pay anything.
            </p>
            <ButtonLink to={`${href("/providers")}?verified=true`}>Browse verified vendors</ButtonLink>
          </section>
          <section aria-labelledby="trust-for-providers">
            <h2 id="trust-for-providers">For your business</h2>
            <p>
              Your dashboard says what would raise your score next. The website badge reads “Trusted by” from a score of{" "}
              {limits.badge_trust_score_min.toFixed(1)} on, and “Listed on” below.
            </p>
            <ButtonLink variant="outline" to={href("/dashboard")}>
              Your dashboard
            </ButtonLink>
          </section>
        </div>
      </PageFrame>
    </>
  );
}
