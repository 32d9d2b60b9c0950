import type { QuoteFigures } from "../../../contract/quotes/figures-schema.ts";
import * as limits from "../../../contract/quotes/limits.ts";
import type { StateCount } from "./store-figures.ts";

/** Quotes that the provider withdrew count neither as accepted nor as declined [quotes-23]. */
export function tallyStates(
  counts: readonly StateCount[],
): Pick<QuoteFigures, "drafts" | "states" | "decided" | "lost"> {
  const of = (...wanted: StateCount["state"][]) =>
    counts.filter(({ state }) => wanted.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const declined = counts.flatMap(({ state, reason, count }) =>
    state === "declined" ? [{ reason: reason ?? ("other" as const), count }] : [],
  );
  const lapsed = of("lapsed");
  const lost = [...declined, ...(lapsed > 0 ? [{ reason: "lapsed" as const, count: lapsed }] : [])];
  return {
    drafts: of("draft"),
    states: {
      sent: of("sent"),
      accepted: of("accepted"),
      declined: of("declined"),
      lapsed,
      withdrawn: of("withdrawn"),
    },
    decided: of("accepted", "declined", "lapsed"),
    lost: lost.toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  };
}

/** `YYYY-MM`, twelve, ending with the current month. */
export function monthsUntil(today: string): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: limits.figure_months }, (_, at) =>
    new Date(Date.UTC(year, month - limits.figure_months + at, 1)).toISOString().slice(0, 7),
  );
}
