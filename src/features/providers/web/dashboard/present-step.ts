import { href } from "react-router";
import type { TrustStep } from "../../../../contract/trust/schema.ts";
import type { MissingItem } from "../missing-items.ts";

export interface StepText {
  label: string;
  to: string;
  note?: string;
}

/** Depends on others or the site; a provider can only make it likely. */
type ByOthers = "verified" | "verification" | "endorsement" | "review";

/**
 * A step's label and link; null for a part of the profile that is complete now.
 * @param missing the missing parts, as far as the browser knows
 */
export function presentStep(
  kind: TrustStep["kind"],
  provider_id: string,
  missing: readonly MissingItem[],
): StepText | null {
  const profilePath = href("/provider/:id", { id: provider_id });
  const byOthers: Record<ByOthers, StepText> = {
    verified: {
      label: "Become a verified business",
      to: "#endorsements",
      note: "Six verified providers make you verified, or you ask us below.",
    },
    verification: {
      label: "One more verification",
      to: profilePath,
      note: "Send your profile to verified providers who know you. They’ll find the button there.",
    },
    endorsement: {
      label: "One more endorsement point",
      to: profilePath,
      note: "Send your profile to colleagues whose endorsements count. They’ll find the button there.",
    },
    review: {
      label: "One more five-star review",
      to: "#google_review_url",
      note: "Ask couples for reviews. We record the ratings; nobody can enter their own.",
    },
  };
  if (kind in byOthers) return byOthers[kind as ByOthers];
  return missing.find(({ id }) => id === kind) ?? null;
}
