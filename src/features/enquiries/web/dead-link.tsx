import type { ReactNode } from "react";
import { href } from "react-router";
import { Banner } from "../../../ui/banner.tsx";
import { Link } from "../../../ui/link.tsx";
import { TitleBlock } from "../../../ui/section.tsx";

/** In the place of an enquiry whose link leads nowhere: why, and what else can be done. */
export function DeadLink({ children }: { children: ReactNode }) {
  return (
    <>
      <TitleBlock title="We can’t show this enquiry" />
      <Banner tone="bad">{children}</Banner>
      <p>
        Each emailed copy of an enquiry has its own link, and only the newest works. You can also write to us to see or
        delete what we have stored: <Link to={href("/privacy")}>how to reach us</Link>.
      </p>
    </>
  );
}
