import { href } from "react-router";
import { ComplaintForm } from "../features/complaints/web/complaint-form.tsx";
import type { Caching } from "../platform/http/cached-page.ts";
import { Link } from "../ui/link.tsx";
import { Banner } from "../ui/page/banner.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import { pageMeta, siteOf } from "../ui/page/page-meta.ts";
import { Prose } from "../ui/page/prose.tsx";
import { TitleBlock } from "../ui/page/section.tsx";
import type { Route } from "./+types/complaints-page";
import { useSiteData } from "./frame/site-data.ts";
import { ContactDetails } from "./legal/contact-lines.tsx";
import { InformationRegulator } from "./legal/information-regulator.tsx";

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
          There you can also report the vendor to us. About this site, a false profile, your personal information or
          something that should be taken down, or to appeal against a decision of ours, use this form. We answer by
          email within ten working days. This page is not legal advice.
        </p>
        <h2>Write to us</h2>
        <noscript>
          <Banner tone="warn">The form needs JavaScript. Please switch it on in your browser, or write to us.</Banner>
        </noscript>
      </Prose>
      <ComplaintForm />
      <Prose>
        <ContactDetails />
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
          For what a business did against the Consumer Protection Act, if the ombud could not resolve it.
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
          If somebody defrauded you, report it at a police station, tell your bank at once, and then tell us the case
          number.
        </p>
      </Prose>
    </PageFrame>
  );
}

/** Section 77 of the ECT Act. */
function TakeDown() {
  const { email, operator = [] } = useSiteData() ?? {};
  const address = operator.find(({ term }) => term === "Address for legal documents")?.text;
  return (
    <>
      <h2>Take-down notices</h2>
      <p>
        If something on this site infringes a right of yours, such as a picture that is yours, send a notice under
        section 77 of the Electronic Communications and Transactions Act 25 of 2002: with the form above (choose
        Take-down notice){email && <>, by email to {email}</>}
        {address && <>, or on paper to {address}</>}. It must state:
      </p>
      <ul>
        <li>your full name, address, phone number and email address, and your signature, which the form replaces;</li>
        <li>which right is infringed, and by what: the address of the page, and which part of it;</li>
        <li>what you want us to do;</li>
        <li>that it is made in good faith and that what it says is true, to your knowledge.</li>
      </ul>
      <p>Anyone who knowingly gives false information in a notice is liable for the damage (section 77(2)).</p>
    </>
  );
}
