import { href } from "react-router";
import { ComplaintForm } from "../features/complaints/web/complaint-form.tsx";
import type { Caching } from "../platform/http/cached-page.ts";
import { Banner } from "../ui/banner.tsx";
import { Link } from "../ui/link.tsx";
import { PageFrame } from "../ui/page-frame.tsx";
import { pageMeta, siteOf } from "../ui/page-meta.ts";
import { Prose } from "../ui/prose.tsx";
import { TitleBlock } from "../ui/section.tsx";
import type { Route } from "./+types/complaints-page";
import { ContactLines } from "./legal/contact-lines.tsx";
import { InformationRegulator } from "./legal/information-regulator.tsx";
import { NoAdvice } from "./legal/no-advice.tsx";
import { TakeDown } from "./legal/take-down.tsx";

/** Only the frame and fixed texts. */
export const cached: Caching = { tags: [] };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Complaints",
    description: `How to complain to ${siteOf(matches).name}, have something taken down, or appeal, and who else helps in South Africa.`,
    path: href("/complaints"),
  });
}

/** Complaints go to the site first, then to an authority [visitors-39]. */
export default function ComplaintsPage() {
  return (
    <PageFrame>
      <TitleBlock title="Complaints" lead="Tell us what went wrong, and who else can help." />
      <Prose>
        <p>
          About a vendor, first write to the vendor in your conversation: what you agreed is between the two of you.
          There you can also report the vendor to us. About this site, your personal information or something that
          should be taken down, or to appeal against a decision of ours, use this form. We answer by email within ten
          working days. <NoAdvice />
        </p>
        <h2>Write to us</h2>
        <noscript>
          <Banner tone="warn">The form needs JavaScript. Please switch it on in your browser, or write to us.</Banner>
        </noscript>
      </Prose>
      <ComplaintForm />
      <Prose>
        <ContactLines />
        <TakeDown />

        <h2>When we don&rsquo;t help</h2>
        <p>These are free of charge for you:</p>
        <h3>Consumer Goods and Services Ombud</h3>
        <p>
          For complaints about what a business sold you or us. Complain to the business first and give it 15 working
          days.
          <br />
          Telephone <Link to="tel:+27860000272">0860 000 272</Link>
          <br />
          <Link to="https://www.cgso.org.za">cgso.org.za</Link>
        </p>
        <h3>National Consumer Commission</h3>
        <p>
          For what a business did against the Consumer Protection Act, once the ombud has not settled it.
          <br />
          Telephone <Link to="tel:+27124287000">012 428 7000</Link>
          <br />
          Email <Link to="mailto:complaints@thencc.org.za">complaints@thencc.org.za</Link>
          <br />
          <Link to="https://thencc.org.za">thencc.org.za</Link>
        </p>
        <h3>Information Regulator</h3>
        <p>For how your personal information is treated. Its eServices portal is on its website.</p>
        <InformationRegulator email="POPIAComplaints@inforegulator.org.za" />
        <h3>Police</h3>
        <p>
          If somebody took your money by deceit, report it at a police station, tell your bank at once, and then tell us
          the case number.
        </p>
      </Prose>
    </PageFrame>
  );
}
