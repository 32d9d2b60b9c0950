import { href } from "react-router";
import { Link } from "../../ui/link.tsx";

export function SuspensionTerms() {
  return (
    <>
      <h2>Suspension</h2>
      <p>We may take your profile off every public page where</p>
      <ul>
        <li>it says something false, or shows what belongs to others;</li>
        <li>couples were deceived, threatened or not given what they paid for;</li>
        <li>couples&rsquo; details were misused, or this site was attacked or flooded;</li>
        <li>a court or an authority orders it.</li>
      </ul>
      <p>
        We email you the reason when we do. Where nobody is at risk, we first write to you and give you time to put it
        right. While suspended you can still log in, read and answer what couples sent you, edit your profile and
        download your data. Bookings that were made stay agreed between you and the couples.
      </p>

      <h2>Appeal</h2>
      <p>
        If you think that we are wrong, about a suspension, a badge or anything that we took down, tell us on the{" "}
        <Link to={href("/complaints")}>complaints page</Link> within 30 days. We look at it again, by somebody who did
        not decide it where there is one, and answer with reasons within ten working days. Until then our decision
        stands. You may still go to court, or to the bodies that page names.
      </p>

      <h2>Leaving, changes and liability</h2>
      <p>
        You may unpublish your profile or delete your account at any time, free of charge. When these terms change, the
        new version is on this page, with its date; if you don&rsquo;t agree, you can leave. We run the site with care,
        but don&rsquo;t promise a number of enquiries, and are not liable for what couples do. You are liable for what
        you publish and agree on. None of this takes away rights that the law gives you. South African law applies.
      </p>
    </>
  );
}
