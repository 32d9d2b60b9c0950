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
        Each copy that we email of an enquiry has a link of its own, and only the newest works. You may also write to us
        to see or erase what we hold: <Link to={href("/privacy")}>how to reach us</Link>.
      </p>
    </>
  );
}
