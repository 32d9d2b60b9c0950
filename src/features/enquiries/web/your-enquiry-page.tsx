import { href } from "react-router";
import { Banner } from "../../../ui/banner.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import { MissingToken } from "../../accounts/web/token-parts.tsx";
import { useAddressToken } from "../../accounts/web/use-address-token.ts";
import type { Route } from "./+types/your-enquiry-page";
import { LinkedEnquiry } from "./linked-enquiry.tsx";
import styles from "./your-enquiry.module.css";

export function meta({ matches }: Route.MetaArgs) {
  const description = "See what we hold of an enquiry that you sent, and erase it.";
  return pageMeta(matches, { title: "Your enquiry", description, path: href("/your-enquiry"), noindex: true });
}

/** Opening it changes nothing [enquiries-31]. */
export default function YourEnquiryPage() {
  const token = useAddressToken();
  if (token === null) return <MissingToken title="Invalid link" />;
  return (
    <PageFrame className={styles.page}>
      <noscript>
        <Banner tone="warn">This page needs JavaScript. Please turn it on in your browser.</Banner>
      </noscript>
      <LinkedEnquiry token={token} />
    </PageFrame>
  );
}
