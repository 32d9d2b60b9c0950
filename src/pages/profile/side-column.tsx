import ArrowUpRight from "lucide/dist/esm/icons/arrow-up-right.mjs";
import type { ReactNode } from "react";
import { href } from "react-router";
import { formatRating } from "../../contract/format.ts";
import type { ProfilePage, ProfileTrust } from "../../contract/providers/page-schema.ts";
import { EndorsedBy } from "../../features/endorsements/web/endorsed-by.tsx";
import { VerificationProgress } from "../../features/verifications/web/verification-progress.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LinkOn, Link } from "../../ui/link.tsx";
import { useNearlySeen } from "../../ui/use-nearly-seen.ts";
import { useSiteData } from "../frame/site-data.ts";
import { ContactPanel } from "./contact-panel.tsx";
import type { Enquiring } from "./enquiry-button.tsx";
import { datesModule } from "./load-parts.ts";
import { ProfileSection } from "./profile-section.tsx";
import text from "../../ui/text.module.css";
import styles from "./side-column.module.css";
import trustScoreStyles from "./trust-score.module.css";

interface SideColumnProps {
  page: ProfilePage;
  verify?: ReactNode;
  enquire: Enquiring | undefined;
}

/** Contacts, endorsements and area [profile-8]. */
export function SideColumn({ page, verify, enquire }: SideColumnProps) {
  const { provider, contacts, address, endorsements, endorsement_count, verification } = page;
  return (
    <aside className={styles.side} aria-label="Contact and trust">
      <ContactPanel contact_person={provider.contact_person} contacts={contacts} address={address} enquire={enquire} />
      {enquire && <Dates provider_id={provider.id} />}
      {page.trust && <TrustScore trust={page.trust} />}
      <EndorsedBy
        key={endorsement_count}
        provider_id={provider.id}
        endorsements={endorsements}
        count={endorsement_count}
        className={styles.foreign}
      />
      <VerificationProgress
        status={verification}
        site_name={useSiteData()?.site.name}
        className={styles.foreign}
        action={verify}
      />
      <OutsideLinks title="Reviews" links={page.reviews} />
      <ServiceArea {...page.area} />
      <OutsideLinks title="Follow Us" links={page.follow} />
      {enquire && (
        <p className={classNames(text.fine, styles.report)}>
          <Link to={`${href("/complaints")}#${href("/provider/:id", { id: provider.id })}`}>Report this profile</Link>
        </p>
      )}
    </aside>
  );
}

/** Fetched a screen ahead. */
function Dates(of: { provider_id: string }) {
  const { place, isNear } = useNearlySeen();
  // a failure is silent: reloading would lose an open enquiry
  const dates = datesModule.useModule(isNear);
  return (
    <ProfileSection aside title="Available dates" isScreenOnly>
      <div ref={place} className={styles.dates}>
        {dates && <dates.FreeDates {...of} />}
      </div>
    </ProfileSection>
  );
}

function ServiceArea({ towns, travel }: ProfilePage["area"]) {
  if (towns.length === 0 && !travel) return null;
  return (
    <ProfileSection aside title="Service Area">
      {towns.length > 0 && <p>{towns.join(", ")}</p>}
      {travel && <p className={text.fine}>{travel}</p>}
    </ProfileSection>
  );
}

function OutsideLinks({ title, links }: { title: string; links: ProfilePage["follow"] }) {
  if (links.length === 0) return null;
  return (
    <ProfileSection aside title={title}>
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <LinkOn to={href} rel="noopener nofollow ugc" icon={ArrowUpRight}>
              {text}
            </LinkOn>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

/** The explanation opens without scripts. */
function TrustScore({ trust: { score, parts } }: { trust: ProfileTrust }) {
  return (
    <ProfileSection aside title="Trust score">
      <p className={trustScoreStyles.score}>
        <b>{formatRating(score)}</b> of 5
      </p>
      <ul className={trustScoreStyles.parts}>
        {parts.map(({ name, earned, words }) => (
          <li key={name}>
            <b>{name}</b> <span className={text.fine}>{words}</span>
            <i style={{ backgroundSize: `${earned}%` }} />
          </li>
        ))}
      </ul>
      <details className={text.fine}>
        <summary>What it means</summary>
        <p>
          {parts.map(({ name, percent }, index) => `${index === 0 ? name : name.toLowerCase()} ${percent}%`).join(", ")}
          . Reviews count once we have recorded them, and nobody can buy a score.{" "}
          <Link to={href("/how-trust-works")}>How trust works</Link>
        </p>
      </details>
    </ProfileSection>
  );
}
