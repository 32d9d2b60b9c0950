import { href } from "react-router";
import { Link } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";

/** Rules [emails-12] and [emails-19]. */
export function StoppedBanner() {
  return (
    <Banner tone="warn" title="You get no enquiries by email">
      <p>
        Your address takes none, so they arrive only on <Link to={href("/enquiries")}>your enquiries page</Link>. You
        can have them emailed again under <Link to={href("/account")}>Account and security</Link>.
      </p>
    </Banner>
  );
}
