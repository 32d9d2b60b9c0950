import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** axe rules: all for pages; `email` without landmarks; `colours` for another colour scheme. */
const rules = {
  page: [...wcag, "best-practice"],
  email: wcag,
  colours: ["color-contrast"],
} satisfies Record<string, RunOptions["runOnly"]>;

/** One line a finding. Our pages have no frames to search. */
export async function findings(page: Page, looked: keyof typeof rules = "page"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(on: Document, options: RunOptions): Promise<AxeResults> };
    };
    // omits passes, which are slow to collect
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
    );
  }, rules[looked]);
}
