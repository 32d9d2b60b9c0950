import { href, Link } from "react-router";
import { useVisitor } from "../../client/session/session.ts";
import { Breakable } from "../../ui/breakable.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { Wordmark } from "../../ui/page/wordmark.tsx";
import { footerFor } from "./footer-links.ts";
import type { SiteData } from "./site-data.ts";
import text from "../../ui/text.module.css";
import styles from "./site-footer.module.css";

const aboutUs = [
  { label: "How trust works", to: href("/how-trust-works") },
  { label: "Privacy", to: href("/privacy") },
  { label: "Terms", to: href("/terms") },
  { label: "Terms for businesses", to: href("/provider-terms") },
  { label: "PAIA manual", to: href("/paia") },
  { label: "Complaints", to: href("/complaints") },
];

function contactLinks({ email, phone }: SiteData) {
  return [
    ...(email ? [{ label: email, to: `mailto:${email}` }] : []),
    ...(phone ? [{ label: phone.text, to: phone.href }] : []),
  ];
}

/** The call addresses providers while nobody is signed in [visitors-8]. */
export function SiteFooter({ name, data }: { name: string; data: SiteData | undefined }) {
  const visitor = useVisitor();
  const { call, lists } = footerFor(visitor);
  return (
    <footer className={styles.footer}>
      <PageFrame className={styles.rows}>
        <div className={classNames(styles.call, visitor.kind === "guest" && styles.guest)}>
          <div>
            <h2>{call.title}</h2>
            <p>{call.text}</p>
          </div>
          <div className={text.actions}>
            {call.buttons.map(({ label, to }, index) => (
              <ButtonLink key={to} variant={index === 0 ? "light" : "light-outline"} to={to}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          {lists.map(({ title, links }) => (
            <LinkList key={title} title={title} links={links} />
          ))}
          <LinkList title="Contact" links={data ? contactLinks(data) : []} />
          <LinkList title="Good to know" links={aboutUs} />
        </nav>
        <div className={styles.close}>
          <Wordmark name={name} className={styles.wordmark} />
          <span>Made in South Africa</span>
          {data && <Operator details={data.operator} />}
        </div>
      </PageFrame>
    </footer>
  );
}

function Operator({ details }: { details: SiteData["operator"] }) {
  if (details.length === 0) return null;
  return (
    <p className={styles.operator}>
      {details.map(({ term, text: detail }) => `${term}: ${detail.replace(/\.$/, "")}`).join(" · ")}
    </p>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
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
