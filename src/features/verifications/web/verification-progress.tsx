import { useId, type ReactNode } from "react";
import { href } from "react-router";
import * as limits from "../../../contract/limits.ts";
import type { ProfilePage } from "../../../contract/providers/page-schema.ts";
import { Steps } from "../../../ui/form/steps.tsx";
import { Link } from "../../../ui/link.tsx";
import text from "../../../ui/text.module.css";

interface VerificationProgressProps {
  status: Pick<ProfilePage["verification"], "is_verified" | "verification_count" | "is_by_peers">;
  site_name?: string | undefined;
  className?: string;
  action?: ReactNode;
}

/** Who verified the business; before that, how many of the six needed [profile-13]. */
export function VerificationProgress({ status, site_name = "Umshado", className, action }: VerificationProgressProps) {
  const titleId = useId();
  const of = limits.verification_threshold;
  const done = Math.min(status.verification_count, of);
  return (
    <section className={className} aria-labelledby={titleId}>
      <h2 id={titleId}>{status.is_verified ? "Verified Business" : "Verification"}</h2>
      {!status.is_verified && <Steps label="Verified by vendors" done={done} of={of} />}
      <p className={text.fine}>
        {status.is_verified
          ? `Verified by ${status.is_by_peers ? "six other vendors" : site_name}. `
          : "Six verified vendors make a business verified. "}
        <Link to={href("/how-trust-works")}>How trust works</Link>
      </p>
      {action}
    </section>
  );
}
