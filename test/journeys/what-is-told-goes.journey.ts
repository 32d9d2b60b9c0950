import { fieldOf, openTab } from "./dashboard-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { keepIn, register, signIn, storedBy } from "./people.ts";

test("a new result takes the place of the last one, and covers no field in question", async ({ page }) => {
  await page.clock.install();
  await keepIn(page, storedBy(await signIn("provider", await register("Eerste Lig"))));
  await openPage(page, "/dashboard");
  const name = fieldOf(await openTab(page, "Basic Info"), "Business name");
  await name.fill("");
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.click();
  const refused = page.getByRole("status").getByText("Please check the highlighted fields.");
  await expect(refused).toBeVisible();
  await expect(name).toBeFocused();
  const toast = (await refused.boundingBox()) ?? { y: 0, height: 0 };
  const field = (await name.boundingBox()) ?? { y: 0, height: 0 };
  expect(toast.y > field.y + field.height || toast.y + toast.height < field.y).toBe(true);

  await name.fill("Tweede Lig");
  await save.click();
  await expect(page.getByRole("status").getByText("Profile updated successfully!")).toBeVisible();
  // at once, not when its own time is over
  expect(await refused.count()).toBe(0);
  await page.clock.runFor(5_000);
  await expect(page.getByText("Profile updated successfully!")).toBeHidden();
});

test("what a login was told of goes after five seconds, and what somebody is asked stays", async ({ page }) => {
  const told = "Registration successful! Please sign in.";
  await page.clock.install();
  await openPage(page, "/login");
  await page.evaluate((message) => history.replaceState({ ...history.state, usr: { email: "", message } }, ""), told);
  await page.reload();
  await expect(page.getByText(told)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText(told)).toBeHidden();

  await openPage(page, "/login?next=%2Faccount");
  await expect(page.getByText("Please sign in to continue.")).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(page.getByText("Please sign in to continue.")).toBeVisible();
});
