import { href } from "react-router";
import { formatDate } from "../../../../contract/format.ts";
import { southAfricanTime } from "../../../../contract/south-african-time.ts";
import { Link } from "../../../../ui/link.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";

/** Shows since when and why [admin-32]. */
export function SuspendedBanner({ since, reason }: { since: string; reason: string | null }) {
  return (
    <Banner tone="bad" title="Your profile is suspended">
      <p>
        Since {formatDate(southAfricanTime(since))} couples can’t see it, and you can’t publish it. Our reason: {reason}{" "}
        If you think we are wrong, write to us: the address is on the <Link to={href("/privacy")}>privacy page</Link>.
      </p>
    </Banner>
  );
}
