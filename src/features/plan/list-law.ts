import type { Marriage } from "../../contract/plan/calls.ts";

/** What South African law requires of or offers to couples: guidance, with sources [plan-5]. */
export type LegalStep = {
  key: string;
  text: string;
  explains: string;
  /** By kind of marriage; the step applies to no other kind. */
  sources: Partial<Record<Marriage, readonly string[]>>;
  when: string;
  /** Relative to the wedding, negative before it; null where it depends on something else. */
  days?: number;
  months?: number;
  /** Used where a customary marriage comes first. Without a day, since only the couple knows that marriage's date. */
  customaryFirst?: Pick<LegalStep, "key" | "text" | "explains" | "when"> & { sources: readonly string[] };
};

const marriage_act = "Marriage Act 25 of 1961";
const union_act = "Civil Union Act 17 of 2006";
const customary_act = "Recognition of Customary Marriages Act 120 of 1998";
const property_act = "Matrimonial Property Act 88 of 1984";
const deeds_act = "Deeds Registries Act 47 of 1937, sections 86 and 87";

/** Days before the wedding are our advice; days after it are set by law. */
export const legalSteps: readonly LegalStep[] = [
  {
    key: "law_officer",
    text: "Make sure of a registered marriage officer",
    explains: "Only a marriage officer can marry you. Ask to see the designation, and agree on the day early.",
    sources: { civil: [`${marriage_act}, sections 3 and 11`], civil_union: [`${union_act}, sections 4 and 5`] },
    when: "6 months before",
    months: -6,
  },
  {
    key: "law_documents",
    text: "Have both identity documents ready",
    explains: "Each of you shows an identity document, or makes the prescribed declaration, before you can be married.",
    sources: { civil: [`${marriage_act}, section 12`], civil_union: [`${union_act}, section 7`] },
    when: "a month before",
    days: -30,
  },
  {
    key: "law_witnesses",
    text: "Ask two witnesses",
    explains: "At least two competent witnesses are present, with both of you, when you are married.",
    sources: { civil: [`${marriage_act}, section 29`], civil_union: [`${union_act}, section 10`] },
    when: "a month before",
    days: -30,
  },
  {
    key: "law_contract",
    text: "Decide on an antenuptial contract, and sign it before the day",
    explains:
      "Without one you marry in community of property. It is signed before a notary, before the wedding, and before any customary marriage of the two of you. Ask the notary about accrual.",
    sources: {
      civil: [`${property_act}, section 2`, deeds_act],
      civil_union: [`${union_act}, section 13`, deeds_act],
      customary: [`${customary_act}, section 7(2)`, deeds_act],
    },
    when: "a month before, at the latest",
    days: -30,
    customaryFirst: {
      // own key: a tick at the other text must not count here
      key: "law_contract_first",
      text: "Sign an antenuptial contract before the customary marriage, or ask a notary about a court order",
      explains:
        "The customary marriage counts: from then on you are married in community of property, unless a contract was signed before it. One that is signed after it and before the civil wedding needs a court order. Ask a notary or attorney before lobola is celebrated, or now if it was.",
      sources: ["VVC v JRM [2026] ZACC 2", `${property_act}, section 21`, `${customary_act}, section 7`],
      when: "before the customary marriage",
    },
  },
  {
    key: "law_contract_registered",
    text: "Have the antenuptial contract registered",
    explains:
      "Within three months of signing, at a deeds registry: otherwise it isn’t binding on third parties. The notary arranges this; ask for the number.",
    sources: { civil: [deeds_act], civil_union: [deeds_act], customary: [deeds_act] },
    when: "within three months of signing",
  },
  {
    key: "law_customary_registered",
    text: "Register the customary marriage",
    explains:
      "Within three months of the marriage, at Home Affairs. An unregistered marriage is still valid, but harder to prove.",
    sources: { customary: [`${customary_act}, section 4`] },
    when: "within three months after",
    months: 3,
    customaryFirst: {
      key: "law_customary_registered",
      text: "Register the customary marriage too",
      explains:
        "Within three months of the customary marriage, at Home Affairs, also where a civil wedding follows. An unregistered marriage is still valid, but harder to prove.",
      sources: [`${customary_act}, section 4`],
      when: "within three months of the customary marriage",
    },
  },
];
