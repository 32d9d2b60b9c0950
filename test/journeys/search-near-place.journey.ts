import { core } from "./core.ts";
import { expect, openPage, test } from "./journey.ts";

test(
  "near a place a list has who is there and who comes, with the way there, and so has a profile",
  core,
  async ({ page }) => {
    await openPage(page, "/providers?near=durban&within=50");
    const group = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("article");
    await expect(group("In Durban and within 50 km").first()).toContainText("KwaZulu-Natal");
    await page.getByLabel("Sort by").selectOption({ label: "Nearest" });
    await expect(page).toHaveURL("/providers?near=durban&within=50&sortBy=distance");
    await page.goto("/providers?near=durban&within=25&page=2");
    const last = group("Come to Durban").last();
    await expect(last).toContainText(/About [\d\u00a0]+ km away/);
    await last.getByRole("link").click();
    await expect(page).toHaveURL(/\/provider\/[\w-]+\?near=durban&within=25$/);
    await expect(page.getByText(/To Durban: about [\d\u00a0]+ km away/)).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: "Remove filter Within 25 km of Durban" }).click();
    await expect(page).toHaveURL("/providers");
    await page.getByRole("button", { name: /^Filters/ }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByLabel("Near").fill("Clarens");
    await expect(page).toHaveURL("/providers?near=clarens");
    await sheet.getByLabel("Near").blur();
    await expect(sheet.getByRole("status").getByText("Clarens, Free State")).toBeVisible();
    await page.goto("/providers?near=Xanadu");
    await expect(page.getByText("We couldn’t find “Xanadu”")).toBeVisible();
  },
);
