import type { ReactNode } from "react";
import type { ProfilePage } from "../../contract/providers/page-schema.ts";
import { Badge, Badges } from "../../ui/badge.tsx";
import { FactsList } from "../../ui/data/facts-list.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { ProfileSection } from "./profile-section.tsx";
import styles from "./overview.module.css";

type Content = ProfilePage["overview"];
type Fact = Content["business"][number];

interface OverviewProps {
  mosaic: ReactNode;
  business_name: string;
  content: Content;
  /** Null when nothing is missing; absent for all but the owner. */
  prompt?: ReactNode;
}

/** Sections without content are left out [profile-6]. */
export function Overview({ business_name, mosaic, content, prompt }: OverviewProps) {
  const isQuiet = Object.values(content).every((section) => section.length === 0);
  return (
    <div className={styles.main}>
      {mosaic}
      {isQuiet && prompt === undefined && <Quiet business_name={business_name} />}
      {prompt}
      <Sections content={content} />
    </div>
  );
}

function Sections({ content }: { content: Content }) {
  return (
    <>
      <AboutUs paragraphs={content.about} />
      <FactsSection title="Business Information" facts={content.business} />
      <GoodToKnow facts={content.facts} />
      <Services {...content} />
      <Awards {...content} />
      <FactsSection title="Pricing and Payment" facts={content.pricing}>
        {content.packages.length > 0 && <Packages packages={content.packages} />}
      </FactsSection>
      <FactsSection title="Booking Information" facts={content.booking} />
    </>
  );
}

function Quiet({ business_name }: { business_name: string }) {
  return (
    <EmptyState title={`${business_name} is still writing this page`}>
      Send an enquiry and ask what you would like to know. They reply directly.
    </EmptyState>
  );
}

/** Longer first paragraphs would fill a phone's screen as a lead. */
const lead_length_max = 260;

function AboutUs({ paragraphs }: { paragraphs: readonly string[] }) {
  const [first, ...rest] = paragraphs;
  if (first === undefined) return null;
  return (
    <ProfileSection title="About Us">
      <div className={styles.about}>
        <p className={first.length <= lead_length_max ? styles.lead : undefined}>{first}</p>
        {rest.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </ProfileSection>
  );
}

function FactsSection({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  if (facts.length === 0 && !children) return null;
  return (
    <ProfileSection title={title}>
      {children}
      <FactsList facts={facts.map(({ term, lines }) => ({ term, detail: <LineList lines={lines} /> }))} />
    </ProfileSection>
  );
}

function LineList({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return lines[0];
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}

function GoodToKnow({ facts }: Pick<Content, "facts">) {
  if (facts.length === 0) return null;
  return (
    <ProfileSection title="Good to know">
      <Badges>
        {facts.map((fact) => (
          <Badge key={fact} large>
            {fact}
          </Badge>
        ))}
      </Badges>
    </ProfileSection>
  );
}

function Services({ services, specialties, keywords }: Pick<Content, "services" | "specialties" | "keywords">) {
  if (services.length === 0 && specialties.length === 0 && keywords.length === 0) return null;
  return (
    <ProfileSection title="Services and Specialties">
      {services.length > 0 && (
        <Badges>
          {services.map((service) => (
            <Badge key={service} large>
              {service}
            </Badge>
          ))}
        </Badges>
      )}
      {specialties.length > 0 && (
        <p className={styles.specialties}>
          <b>Known for:</b> {specialties.join(", ")}
        </p>
      )}
      {keywords.length > 0 && (
        <p className={styles.specialties}>
          <b>Keywords:</b> {keywords.join(", ")}
        </p>
      )}
    </ProfileSection>
  );
}

function Awards({ awards }: Pick<Content, "awards">) {
  if (awards.length === 0) return null;
  return (
    <ProfileSection title="Awards and Certifications">
      <ul className={styles.awards}>
        {awards.map((award) => (
          <li key={award}>{award}</li>
        ))}
      </ul>
    </ProfileSection>
  );
}

function Packages({ packages }: Pick<Content, "packages">) {
  return (
    <div className={styles.packages}>
      <h3>Packages and services</h3>
      <ul>
        {packages.map(({ id, name, price, text }) => (
          <li key={id}>
            <span>
              {name}
              {text && <small>{text}</small>}
            </span>
            {price && <b>{price}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
