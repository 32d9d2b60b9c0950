import { Link } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import type { SiteData } from "./site-data.ts";
import text from "../../ui/text.module.css";
import styles from "./site-footer.module.css";

const forCouples = [
  { label: "Browse Providers", to: "/providers" },
  { label: "Contact Multiple Vendors", to: "/bulk-contact" },
  { label: "Start Planning", to: "/couple-register" },
  { label: "Couple Login", to: "/couple-login" },
];
const forProviders = [
  { label: "Register as Provider", to: "/register" },
  { label: "Provider Login", to: "/login" },
];
const aboutUs = [
  { label: "How trust works", to: "/how-trust-works" },
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
];

function contactLinks({ settings: { contact_email }, phone }: SiteData) {
  return [
    ...(contact_email ? [{ label: contact_email, to: `mailto:${contact_email}` }] : []),
    ...(phone ? [{ label: phone.text, to: phone.href }] : []),
  ];
}

/** The foot of every page: the call to providers (spec 2.3), the ways through the site, and how to reach us. */
export function SiteFooter({ name, data }: { name: string; data: SiteData | undefined }) {
  return (
    <footer className={styles.footer}>
      <PageFrame className={styles.rows}>
        <div className={styles.call}>
          <div>
            <h2>Do you make weddings happen?</h2>
            <p>Put your business in front of couples in all nine provinces.</p>
          </div>
          <div className={text.actions}>
            <ButtonLink variant="light" to="/register">
              Register as Provider
            </ButtonLink>
            <ButtonLink variant="light-outline" to="/login">
              Provider Login
            </ButtonLink>
          </div>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          <LinkList title="For couples" links={forCouples} />
          <LinkList title="For providers" links={forProviders} />
          <LinkList title="Contact" links={data ? contactLinks(data) : []} />
          <LinkList title="Good to know" links={aboutUs} />
        </nav>
        <div className={styles.close}>
          <Wordmark name={name} className={styles.wordmark} />
          <span>Made in South Africa</span>
        </div>
      </PageFrame>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>
              <Breakable text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An email address breaks after its @ when its column is narrow. */
function Breakable({ text: whole }: { text: string }) {
  const [before = "", after] = whole.split("@");
  if (after === undefined) return whole;
  return (
    <span>
      {before}@<wbr />
      {after}
    </span>
  );
}
