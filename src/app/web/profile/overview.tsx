import type { ReactNode } from "react";
import type { ProviderProfile } from "../../../contract/providers.ts";
import { Badge, Badges } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FactsList, type Fact } from "../../../ui/facts-list.tsx";
import { groupHours } from "./group-hours.ts";
import { businessFacts, consultationWords, pricingFacts } from "./profile-facts.ts";
import { ProfileSection } from "./profile-section.tsx";
import { splitPrice } from "./split-price.ts";
import styles from "./overview.module.css";

/** The main column of the Overview: every section that has something to say (spec 2.8). */
export function Overview({ provider }: { provider: ProviderProfile }) {
  const sections = [
    <AboutUs key="about" description={provider.description} />,
    <FactsSection key="business" title="Business Information" facts={businessFacts(provider)} />,
    <Services key="services" provider={provider} />,
    <Awards key="awards" awards={provider.awards_certifications} />,
    <Pricing key="pricing" provider={provider} />,
    <Booking key="booking" provider={provider} />,
  ];
  return saysNothing(provider) ? (
    <Quiet business_name={provider.business_name} />
  ) : (
    <div className={styles.main}>{sections}</div>
  );
}

function saysNothing(provider: ProviderProfile): boolean {
  const lists = [
    provider.services_offered,
    provider.specialties,
    provider.awards_certifications,
    provider.customFields,
  ];
  const facts = [businessFacts(provider), pricingFacts(provider), bookingFacts(provider)];
  return !provider.description?.trim() && [...lists, ...facts].every((list) => list.length === 0);
}

function Quiet({ business_name }: { business_name: string }) {
  return (
    <EmptyState title={`${business_name} is still writing this page`}>
      Send an enquiry and ask what you would like to know: they answer you directly.
    </EmptyState>
  );
}

/** Longer first paragraphs stay in the size of the rest: as a lead they would fill a phone's screen. */
const lead_length_max = 260;

function AboutUs({ description }: { description: string | null }) {
  const paragraphs = (description ?? "").split(/\n\s*\n/).flatMap((text) => text.trim() || []);
  const [first] = paragraphs;
  if (first === undefined) return null;
  return (
    <ProfileSection title="About Us">
      <div className={styles.about}>
        {paragraphs.map((text, place) => (
          <p key={text} className={place === 0 && first.length <= lead_length_max ? styles.lead : undefined}>
            {text}
          </p>
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
      <FactsList facts={facts} />
    </ProfileSection>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <Badges>
      {words.map((word) => (
        <Badge key={word} large>
          {word}
        </Badge>
      ))}
    </Badges>
  );
}

function Services({ provider: { services_offered, specialties } }: { provider: ProviderProfile }) {
  if (services_offered.length === 0 && specialties.length === 0) return null;
  return (
    <ProfileSection title="Services and Specialties">
      {services_offered.length > 0 && <Words words={[...new Set(services_offered)]} />}
      {specialties.length > 0 && (
        <p className={styles.specialties}>
          <b>Known for</b> {[...new Set(specialties)].join(", ")}
        </p>
      )}
    </ProfileSection>
  );
}

function Awards({ awards }: { awards: readonly string[] }) {
  if (awards.length === 0) return null;
  return (
    <ProfileSection title="Awards and Certifications">
      <ul className={styles.awards}>
        {[...new Set(awards)].map((award) => (
          <li key={award}>{award}</li>
        ))}
      </ul>
    </ProfileSection>
  );
}

function Pricing({ provider }: { provider: ProviderProfile }) {
  const { customFields } = provider;
  return (
    <FactsSection title="Pricing and Payment" facts={pricingFacts(provider)}>
      {customFields.length > 0 && (
        <div className={styles.packages}>
          <h3>Packages and services</h3>
          <ul>
            {customFields.map(({ id, name }) => (
              <Package key={id} {...splitPrice(name)} />
            ))}
          </ul>
        </div>
      )}
    </FactsSection>
  );
}

function Package({ name, price }: { name: string; price: string | null }) {
  return (
    <li>
      <span>{name}</span>
      {price && <b>{price}</b>}
    </li>
  );
}

function bookingFacts(provider: ProviderProfile): Fact[] {
  const hours = groupHours(provider.business_hours);
  const consultation = consultationWords(provider);
  return [
    ...(provider.booking_lead_time ? [{ term: "Lead time", detail: provider.booking_lead_time }] : []),
    ...(consultation ? [{ term: "Consultation", detail: consultation }] : []),
    ...(hours.length > 0 ? [{ term: "Hours", detail: <Lines lines={hours} /> }] : []),
    ...(provider.cancellation_policy ? [{ term: "Cancellation", detail: provider.cancellation_policy }] : []),
  ];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.hours}>
      {line}
    </span>
  ));
}

function Booking({ provider }: { provider: ProviderProfile }) {
  return <FactsSection title="Booking Information" facts={bookingFacts(provider)} />;
}
