import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import Handshake from "lucide/dist/esm/icons/handshake.mjs";
import ListChecks from "lucide/dist/esm/icons/list-checks.mjs";
import Star from "lucide/dist/esm/icons/star.mjs";
import type { ComponentProps, CSSProperties } from "react";
import { href } from "react-router";
import { answering_days, answering_enquiries_min, answering_hours } from "../contract/conversations/answering.ts";
import { formatCount } from "../contract/format.ts";
import * as limits from "../contract/limits.ts";
import { completenessItems } from "../contract/providers/completeness.ts";
import { ProfileBadges } from "../features/badges/web/profile-badges.tsx";
import { TrustTier } from "../features/providers/web/trust-tier.tsx";
import { full_points, half_reviews, weights, worthless_stars, tiers } from "../features/trust/rules.ts";
import type { Caching } from "../platform/http/cached-page.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Panel } from "../ui/overlay/panel.tsx";
import { Icon, type Drawing } from "../ui/page/icon.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta, siteOf } from "../ui/page/page-meta.ts";
import { Prose } from "../ui/page/prose.tsx";
import { Section, TitleBlock } from "../ui/page/section.tsx";
import type { Route } from "./+types/how-trust-works-page";
import { useSiteData } from "./frame/site-data.ts";
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
          <VerificationRoutes />
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

/** Rule [conversations-34]. */
function AnsweringRules() {
  return (
    <Prose>
      <p>
        “Usually answers within 3 hours” means: of the enquiries that couples sent here in the last {answering_days}{" "}
        days, more than half had a first answer within 3 hours. An enquiry with no answer within {answering_hours} hours
        counts as not answered.
      </p>
      <p>
        It’s shown from {answering_enquiries_min} enquiries, and only if there is something good to say. A polite “no”
        counts as a reply. Junk, and enquiries a business says it answered by phone, don’t count at all. Nobody can set
        it, and nobody can pay for it.
      </p>
    </Prose>
  );
}

type BadgeType = ComponentProps<typeof ProfileBadges>["badges"][number]["badge_type"];

const meanings: Record<BadgeType, string> = {
  verified: `A real business: ${limits.verification_threshold} verified vendors say so, or we have checked it ourselves.`,
  trusted: "Reliable over time. We give it to businesses that couples and colleagues have had good reason to count on.",
  premier: "Outstanding in its field. We choose these businesses ourselves, and there are few of them.",
  pioneer: "Here from the beginning: one of the first businesses to join.",
  featured: "Work we’re happy to show couples right now.",
};

function BadgeMeanings() {
  return (
    <ul className={styles.badges}>
      {(Object.keys(meanings) as BadgeType[]).map((badge_type) => (
        <li key={badge_type}>
          <ProfileBadges badges={[{ badge_type }]} />
          <p>{meanings[badge_type]}</p>
        </li>
      ))}
    </ul>
  );
}

const rules = [
  {
    figure: `${limits.endorsement_points_monthly} points`,
    words:
      "Every vendor gets them on the first of the month, and what it doesn’t use carries over. There is no other way to get points.",
  },
  {
    figure: "Once each",
    words:
      "A business can be endorsed by the same vendor only once, and never by itself. An endorsement can’t be taken back.",
  },
  {
    figure: `${limits.endorser_days_min} days`,
    words:
      "An endorsement counts once the endorser is verified or registered long enough, with a confirmed email address and a public profile. Until then it is shown but doesn’t count.",
  },
  {
    figure: "By name",
    words: "Each endorsement appears on the profile with the endorser’s name and any comment they added.",
  },
] as const;

/** Rules [trust-7, trust-8]. */
function EndorsementRules() {
  return (
    <dl className={styles.rules}>
      {rules.map(({ figure, words }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const promises = [
  {
    title: "No place in a list",
    words: "Lists follow the trust score, or the order that you choose. Nobody pays for a higher place.",
  },
  {
    title: "No badge",
    words: "Badges are given for a reason and taken away for one, and each time we record who did it.",
  },
  {
    title: "No rating",
    words: "Vendors can’t enter or change their ratings. We record what Google and Facebook show.",
  },
  { title: "No points", words: "There is nothing to buy them with. Every vendor gets the same, large or small." },
] as const;

/** Rule [visitors-28]. */
function NotForSale() {
  return (
    <section className={styles.night} aria-labelledby="not-for-sale">
      <PageFrame>
        <h2 id="not-for-sale">What money can’t buy here</h2>
        <ul>
          {promises.map(({ title, words }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </PageFrame>
    </section>
  );
}

type Factor = keyof typeof weights;

const factors: Record<Factor, { title: string; icon: Drawing; text: string }> = {
  rating: {
    title: "Reviews",
    icon: Star,
    text: `Ratings on Google and Facebook, recorded by us and never by the vendor. What counts is how far the average is above ${worthless_stars} stars, and how many there are: ${half_reviews} count half, a hundred nearly all, and a bad first review never helps.`,
  },
  endorsements: {
    title: "Endorsements",
    icon: Handshake,
    text: `Points from other vendors, counted once the endorser is verified or ${limits.endorser_days_min} days old here. The first ones count most; with ${full_points} points this part reaches its maximum.`,
  },
  verification: {
    title: "Verification",
    icon: BadgeCheck,
    text: `A verified business gets all of it. Until then, each of the ${limits.verification_threshold} verifications counts, up to a half.`,
  },
  completeness: {
    title: "A complete profile",
    icon: ListChecks,
    text: `${completenessItems.length} things that couples look for, from a description and prices to a phone number, business hours and at least three pictures.`,
  },
};

const names = Object.keys(weights) as Factor[];
const percent = (factor: Factor) => `${Math.round(weights[factor] * 100)}%`;

function ScoreComponents() {
  return (
    <section aria-labelledby="trust-score" className={styles.score}>
      <header>
        <h2 id="trust-score">The trust score</h2>
        <p>One number from 0 to 5, worked out again whenever one of these four changes.</p>
      </header>
      <div className={styles.bar} aria-hidden="true">
        {names.map((factor) => (
          <i key={factor} className={styles[factor]} style={{ "--share": weights[factor] } as CSSProperties}>
            {percent(factor)}
          </i>
        ))}
      </div>
      <ul className={styles.parts}>
        {names.map((name) => (
          <li key={name}>
            <span className={classNames(styles.mark, styles[name])}>
              <Icon of={factors[name].icon} />
            </span>
            <h3>
              {factors[name].title} <small>{percent(name)}</small>
            </h3>
            <p>{factors[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rungs = tiers.toReversed();

/** Lowest first, with the required endorsers [trust-4]. */
function TierLadder() {
  return (
    <ol className={styles.ladder}>
      {rungs.map(([least, tier], index) => (
        <li key={tier} style={{ "--height": (index + 1) / rungs.length } as CSSProperties}>
          <span className={styles.words}>
            <TrustTier tier={tier} />
            <span className={styles.least}>
              {least === 0 ? "from the first day" : formatCount(least, "endorser", "endorsers")}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Rules [trust-13, trust-17]. */
function VerificationRoutes() {
  const needed = limits.verification_threshold;
  return (
    <div className={styles.ways}>
      <Panel aria-labelledby="by-colleagues">
        <div className={styles.circle} aria-hidden="true">
          {Array.from({ length: needed }, (_, index) => (
            <span key={index}>
              <Icon of={BadgeCheck} />
            </span>
          ))}
        </div>
        <h3 id="by-colleagues">{needed} verified businesses say so</h3>
        <p>
          A verified vendor opens the profile of a business it knows and presses Verify. With the {needed}th it becomes
          a Verified Business, at once.
        </p>
        <ul>
          <li>Only verified vendors with a public profile can verify, each business once, and never themselves.</li>
          <li>The profile shows the progress, such as 4/{needed}.</li>
        </ul>
      </Panel>
      <Panel aria-labelledby="by-request">
        <div className={styles.letter} aria-hidden="true">
          “
        </div>
        <h3 id="by-request">Or the business asks us</h3>
        <p>
          From its dashboard it can tell us why it should be verified, at most once every{" "}
          {limits.verification_request_days} days.
        </p>
        <ul>
          <li>We read every request ourselves.</li>
          <li>
            We check that the business exists, that its phone and email reach it, and that the website and reviews it
            names are its own.
          </li>
          <li>We answer by email, whether it is a yes or a not yet.</li>
        </ul>
      </Panel>
    </div>
  );
}
