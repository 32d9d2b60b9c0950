import type { FieldName } from "../profile-fields.ts";
import type { ProfileValues } from "../profile-values.ts";

type Answers = Pick<
  ProfileValues,
  "deposit_required" | "deposit_type" | "offers_consultation" | "has_insurance" | "willing_to_travel"
>;

/** Hidden because of other answers; they keep their values. */
export function hiddenFields(answers: Answers): FieldName[] {
  const isFixed = answers.deposit_type === "fixed";
  const hidden: [FieldName, boolean][] = [
    ["deposit_type", !answers.deposit_required],
    ["deposit_percentage", !answers.deposit_required || isFixed],
    ["deposit_value", !answers.deposit_required || !isFixed],
    ["consultation_fee", !answers.offers_consultation],
    ["insurance_details", !answers.has_insurance],
    ["travel_free_km", !answers.willing_to_travel],
    ["travel_rate_per_km", !answers.willing_to_travel],
  ];
  return hidden.flatMap(([name, isHidden]) => (isHidden ? [name] : []));
}
