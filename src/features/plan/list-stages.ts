import type { StageKey } from "../../contract/plan/calls.ts";

export type StageStep = {
  key: string;
  text: string;
  categories?: readonly string[];
  /** Default: the end of the stage. */
  days_before?: number;
};

export type Stage = {
  key: Exclude<StageKey, "after" | "undated">;
  title: string;
  when: string;
  /** In months before the wedding. */
  from_months: number;
  to_months: number;
  steps: readonly StageStep[];
};

/** The four stages in the specification's wording [visitors-15]; the days in the last one are ours. */
export const stages: readonly Stage[] = [
  {
    key: "getting_started",
    title: "Getting Started",
    when: "12-9 months before",
    from_months: 12,
    to_months: 9,
    steps: [
      { key: "venue", text: "Book venue", categories: ["venues"] },
      { key: "photographer", text: "Hire photographer", categories: ["photographers"] },
      { key: "entertainment", text: "Book entertainment", categories: ["djs-and-mcs", "bands-and-musicians"] },
      { key: "caterer", text: "Choose caterer", categories: ["caterers"] },
    ],
  },
  {
    key: "key_vendors",
    title: "Key Vendors",
    when: "9-6 months before",
    from_months: 9,
    to_months: 6,
    steps: [
      { key: "florist", text: "Book florist", categories: ["florists"] },
      { key: "videographer", text: "Book videographer", categories: ["videographers"] },
      { key: "cake", text: "Order cake", categories: ["cakes-and-desserts"] },
    ],
  },
  {
    key: "details",
    title: "Details",
    when: "6-3 months before",
    from_months: 6,
    to_months: 3,
    steps: [
      { key: "decor", text: "Finalise decor", categories: ["decor-and-hire"] },
      { key: "transport", text: "Book transport", categories: ["transport"] },
      { key: "confirm_all", text: "Confirm all vendors" },
    ],
  },
  {
    key: "final_touches",
    title: "Final Touches",
    when: "3-0 months before",
    from_months: 3,
    to_months: 0,
    steps: [
      { key: "walkthrough", text: "Final venue walkthrough", days_before: 30 },
      { key: "confirmations", text: "Vendor confirmations", days_before: 14 },
      { key: "final_payments", text: "Final payments", days_before: 7 },
    ],
  },
];
