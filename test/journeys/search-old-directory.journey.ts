import { alive, expect, openPage, test } from "./journey.ts";

test("the old directory follows the town while it is typed", async ({ page }) => {
  await openPage(page, "/providers-old");
  const town = page.getByRole("searchbox", { name: "Town or city" });
  await alive(town);
  await town.pressSequentially("Durban");
  await expect(page).toHaveURL("/providers-old?city=Durban");
  await expect(page.getByRole("article").first()).toContainText("Durban");
});
