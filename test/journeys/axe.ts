import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** Which of axe's rules look: all for pages; `email`: an email has no landmarks; `colours`: what another colour scheme can change. */
const rules = {
  page: [...wcag, "best-practice"],
  email: wcag,
  colours: ["color-contrast"],
} satisfies Record<string, RunOptions["runOnly"]>;

/** What axe finds on the page, one line a finding. Our pages frame nothing that it could look into. */
export async function findings(page: Page, looked: keyof typeof rules = "page"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(on: Document, options: RunOptions): Promise<AxeResults> };
    };
    // passes would be gathered at length, and nobody reads them
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
    );
  }, rules[looked]);
}
