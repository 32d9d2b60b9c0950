import type { Locator } from "@playwright/test";

type Menu = "Where" | "When" | "Price" | "Category" | "More filters";

export async function openMenu(form: Locator, title: Menu): Promise<void> {
  const summary = form.locator("summary", { hasText: title });
  const isOpen = await summary.evaluate((at) => at.parentElement?.hasAttribute("open"));
  if (!isOpen) await summary.click();
}
