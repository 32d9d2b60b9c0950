import type { BulkCandidate } from "../../../contract/enquiries/bulk-shapes.ts";

/** The providers of one category that the enquiry would go to [enquiries-15]. */
export type CandidateGroup = { category_id: number; category: string; providers: readonly BulkCandidate[] };

/** What somebody said about single providers, by their ids: that they get the enquiry, or that they don't. */
export type Choices = Readonly<Record<string, boolean>>;

/** Whether a provider gets the enquiry: as somebody said, else it does. */
export function isTicked({ id }: BulkCandidate, choices: Choices): boolean {
  return choices[id] ?? true;
}

/** The choices with the same said of all these providers. */
export function chooseAll(choices: Choices, providers: readonly BulkCandidate[], ticked: boolean): Choices {
  return { ...choices, ...Object.fromEntries(providers.map(({ id }) => [id, ticked])) };
}

/** Whom the enquiry goes to, in how many categories, and whom it leaves out. */
export function readChoice(groups: readonly CandidateGroup[], choices: Choices) {
  const reached = groups.map(({ providers }) => providers.filter((each) => isTicked(each, choices)));
  const all = groups.flatMap(({ providers }) => providers);
  return {
    ticked: reached.flat(),
    categories: reached.filter((providers) => providers.length > 0).length,
    leftOut: all.filter((each) => !isTicked(each, choices)).map(({ id }) => id),
    total: all.length,
  };
}

/** The chosen categories under which nobody stands, by name: nobody is reached there, or whoever is stands under another one. */
export function withoutRecipients(
  categories: readonly { id: number; name: string }[],
  selected: readonly number[],
  groups: readonly CandidateGroup[],
): string[] {
  const reached = new Set(groups.map(({ category_id }) => category_id));
  return categories.filter(({ id }) => selected.includes(id) && !reached.has(id)).map(({ name }) => name);
}
