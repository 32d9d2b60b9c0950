import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ProviderProfile } from "../../../contract/providers.ts";
import { EndorsedBy } from "../../../features/endorsements/web/endorsed-by.tsx";
import { VerificationProgress } from "../../../features/verifications/web/verification-progress.tsx";
import { LinkOn } from "../../../ui/link.tsx";
import type { ProfilePage } from "../../read-profile-page.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { followLinks, reviewLinks, type OutsideLink } from "./outside-links.ts";
import { ProfileSection } from "./profile-section.tsx";
import { serviceArea } from "./service-area.ts";
import text from "../../../ui/text.module.css";
import styles from "./side-column.module.css";

interface SideColumnProps extends Pick<ProfilePage, "provider" | "contacts" | "endorsements" | "verification"> {
  onEnquire: () => void;
}

/** The side column of the Overview: how to reach them, who stands up for them, where they work (spec 2.8). */
export function SideColumn({ provider, contacts, endorsements, verification, onEnquire }: SideColumnProps) {
  return (
    <aside className={styles.side} aria-label="Contact and trust">
      <ContactPanel provider={provider} ways={contacts} onEnquire={onEnquire} />
      <EndorsedBy endorsements={endorsements} className={styles.foreign} />
      <VerificationProgress status={verification} className={styles.foreign} />
      <OutsideLinks title="Reviews" links={reviewLinks(provider)} />
      <ServiceArea provider={provider} />
      <OutsideLinks title="Follow Us" links={followLinks(provider)} />
    </aside>
  );
}

function ServiceArea({ provider }: { provider: ProviderProfile }) {
  const { towns, travel } = serviceArea(provider);
  if (towns.length === 0 && !travel) return null;
  return (
    <ProfileSection aside title="Service Area">
      {towns.length > 0 && <p>{towns.join(", ")}</p>}
      {travel && <p className={text.fine}>{travel}</p>}
    </ProfileSection>
  );
}

function OutsideLinks({ title, links }: { title: string; links: readonly OutsideLink[] }) {
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
