export type PagerMark = { kind: "page"; page: number; near: boolean } | { kind: "gap"; after: number };

/** Without the `near` pages at most five marks, which fit 44 px targets at 360 px. */
export function pagerMarks(page: number, pages: number): PagerMark[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, at) => ({ kind: "page", page: at + 1, near: false }));
  const always = page <= 3 ? [1, 2, 3, pages] : page >= pages - 2 ? [1, pages - 2, pages - 1, pages] : [1, page, pages];
  const visible = new Set([...always, ...[page - 1, page + 1].filter((near) => near >= 1 && near <= pages)]);
  const marks: PagerMark[] = [];
  let last = 0;
  for (const number of [...visible].toSorted((a, b) => a - b)) {
    if (number > last + 1) marks.push({ kind: "gap", after: last });
    marks.push({ kind: "page", page: number, near: !always.includes(number) });
    last = number;
  }
  return marks;
}
