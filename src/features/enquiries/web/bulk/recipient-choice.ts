import type { BulkCandidate } from "../../../../contract/enquiries/bulk-schema.ts";

/** Recipients of one category [enquiries-15]. */
export type CandidateGroup = { category_id: number; category: string; providers: readonly BulkCandidate[] };

export type Choices = Readonly<Record<string, boolean>>;

export function isTicked({ id }: BulkCandidate, choices: Choices): boolean {
  return choices[id] ?? true;
}

export function chooseAll(choices: Choices, providers: readonly BulkCandidate[], ticked: boolean): Choices {
  return { ...choices, ...Object.fromEntries(providers.map(({ id }) => [id, ticked])) };
}

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

export function withoutRecipients(
  categories: readonly { id: number; name: string }[],
  selected: readonly number[],
  groups: readonly CandidateGroup[],
): string[] {
  const reached = new Set(groups.map(({ category_id }) => category_id));
  return categories.filter(({ id }) => selected.includes(id) && !reached.has(id)).map(({ name }) => name);
}
