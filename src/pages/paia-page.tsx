import { href } from "react-router";
import { readSettings } from "../features/settings/read-settings.ts";
import { cachedLoader } from "../platform/http/cached-page.ts";
import { Link } from "../ui/link.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta, siteOf } from "../ui/page/page-meta.ts";
import { Prose } from "../ui/page/prose.tsx";
import { TitleBlock } from "../ui/page/section.tsx";
import type { Route } from "./+types/paia-page";
import { useSiteData } from "./frame/site-data.ts";
import { InformationOfficer } from "./legal/information-officer.tsx";
import { InformationRegulator } from "./legal/information-regulator.tsx";
import { OperatorDetails } from "./legal/operator-lines.tsx";
import { Operators } from "./legal/operators.tsx";
import { RetentionTable } from "./legal/retention-table.tsx";

export const loader = cachedLoader({ tags: ["settings"] }, async (ctx) => {
  const { config } = ctx;
  const { information_officer_name, information_officer_email, information_officer_contact } = await readSettings(ctx);
  return {
    hasMailServer: config.smtpUrl !== undefined,
    hasBucket: config.s3 !== undefined,
    googleSignIn: config.google !== undefined,
    officer: {
      name: information_officer_name,
      email: information_officer_email,
      contact: information_officer_contact,
    },
  };
});

export const handle: PageHandle = { scripts: "late" };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "PAIA manual",
    description: `What records ${siteOf(matches).name} holds, and how to ask for access to them under the Promotion of Access to Information Act.`,
    path: href("/paia"),
  });
}

/** The manual under section 51 of PAIA, with the privacy page's facts [visitors-38]. */
export default function PaiaPage({ loaderData }: Route.ComponentProps) {
  const { officer, ...services } = loaderData;
  const name = useSiteData()?.site.name ?? "This site";
  return (
    <PageFrame>
      <TitleBlock title="PAIA manual" lead="What records we hold, and how you get access to them." />
      <Prose>
        <p>
          This is our manual under section 51 of the Promotion of Access to Information Act 2 of 2000 (PAIA). It has the
          same tables as the <Link to={href("/privacy")}>privacy page</Link>, and can be printed. This page is not legal
          advice.
        </p>

        <h2>Who we are</h2>
        <p>{name} is a directory of wedding businesses in South Africa.</p>
        <OperatorDetails />
        <InformationOfficer {...officer} />

        <h2>The Regulator&rsquo;s guide</h2>
        <p>
          The Information Regulator has a guide on how to use PAIA, in all official languages (section 10), at{" "}
          <Link to="https://inforegulator.org.za/paia-guidelines/">inforegulator.org.za/paia-guidelines</Link>.
        </p>

        <h2>What you get without asking</h2>
        <p>
          Everything public on this site: profiles, lists, <Link to={href("/how-trust-works")}>how trust works</Link>,{" "}
          the <Link to={href("/terms")}>terms</Link>, the <Link to={href("/provider-terms")}>terms for businesses</Link>
          , the <Link to={href("/privacy")}>privacy page</Link> and this manual. If you have an account, you can
          download everything that we have about you on <Link to={href("/account")}>your account page</Link>. The link
          in the copy of an enquiry shows what we store about that enquiry.
        </p>

        <Records />
        <RetentionTable hasMailServer={services.hasMailServer} />
        <Operators {...services} />

        <h2>How we protect them</h2>
        <p>
          Connections are encrypted. Passwords and links are stored in a form that can&rsquo;t be reversed. Only the
          people who run the site, who log in with a second factor, see more than is public, and what they do is
          recorded. Backups can be encrypted. We test against known attacks.
        </p>

        <h2>Records that other laws require us to keep</h2>
        <p>
          Tax and company records, under the Tax Administration Act 28 of 2011, the Value-Added Tax Act 89 of 1991 and
          the Companies Act 71 of 2008, as far as they apply to us.
        </p>

        <h2>How to ask</h2>
        <p>
          Fill in Form 2 of the PAIA Regulations, which is at{" "}
          <Link to="https://inforegulator.org.za/paia-forms/">inforegulator.org.za/paia-forms</Link>, and send it to the
          Information Officer, or send it through the form on the <Link to={href("/complaints")}>complaints page</Link>.
          Say which record you want, in which form, and which right you need it for; prove who you are. We answer within
          30 days, which may be extended once by another 30. The Regulations set the fees; you pay none for your own
          personal information where the law says so.
        </p>
        <p>We may have to refuse, for instance to protect somebody else&rsquo;s privacy (sections 62 to 70 of PAIA).</p>

        <h2>If we refuse</h2>
        <p>You may complain to the Information Regulator within 180 days, or go to court:</p>
        <InformationRegulator email="PAIAComplaints@inforegulator.org.za" />
      </Prose>
    </PageFrame>
  );
}

const records: readonly (readonly [string, string, string, string])[] = [
  [
    "Couples and visitors who send enquiries",
    "name, email address, phone, wedding details, messages and files",
    "to send an enquiry to a business and the answer back",
    "the business that received the enquiry",
  ],
  [
    "Couples with an account",
    "login details, wedding, favourites, quotes, bookings, budget and plan, and who shares the wedding",
    "to plan a wedding",
    "those who share the wedding",
  ],
  [
    "Businesses",
    "login details, contact details, profile, pictures, calendar, quotes, endorsements and verification",
    "so that couples can find, contact and book them",
    "everybody, for what is on the profile; couples, for their quotes",
  ],
  ["People who write to us or complain", "name, email address, what they wrote and our answer", "to answer", "nobody"],
  ["People who run the site", "login details, and what they did", "to show who did what", "nobody"],
];

/** Section 51(1)(c) of PAIA. */
function Records() {
  return (
    <>
      <h2>What records we hold</h2>
      {records.map(([whose, what, purpose, receivers]) => (
        <section key={whose}>
          <h3>{whose}</h3>
          <ul>
            <li>Records: {what}.</li>
            <li>Purpose: {purpose}.</li>
            <li>Who gets them: {receivers}.</li>
          </ul>
        </section>
      ))}
    </>
  );
}
