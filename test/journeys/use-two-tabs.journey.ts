import { demoLogins } from "../../seed/demo-directory.ts";
import { expectDashboard, signInHere } from "./account-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { seedStorage, readStored, signIn, storedBy } from "./people.ts";
import { wide } from "./screens.ts";

test.use(wide);

const [, provider, couple] = demoLogins;

test("logging out in one tab takes the other out of the dashboard, and back in leads it back", async ({
  page,
  context,
}) => {
  const session = await signIn("provider", provider);
  const business_name = "business_name" in session.record ? session.record.business_name : "";
  await seedStorage(page, storedBy(session));
  await openPage(page, "/dashboard");
  await expectDashboard(page, business_name);
  const other = await context.newPage();
  await openPage(other, "/providers");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL("/login");
  await expect(page).toHaveURL("/login?next=%2Fdashboard");

  // one sign-in is enough for both
  await signInHere(other, provider);
  await expectDashboard(other, business_name);
  await expectDashboard(page, business_name);
});

test("a person who signs in as a couple is no provider any more, in any tab", async ({ page, context }) => {
  const session = await signIn("provider", provider);
  await seedStorage(page, storedBy(session));
  await openPage(page, "/providers");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  const other = await context.newPage();
  await openPage(other, "/couple-login");
  await expect(other.getByText("You are logged in as")).toBeVisible();
  await expect(other.getByLabel("Email")).toBeHidden();
  await other.getByRole("button", { name: "Continue with another account" }).click();
  await signInHere(other, couple);
  await expect(other).toHaveURL("/couple-dashboard");
  await expect(bar.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/couple-dashboard");
  const stored = await readStored(page);
  for (const key of ["umshado.couple", "umshado.couple_token"]) expect(stored).toHaveProperty([key]);
  for (const key of ["umshado.user", "umshado.provider_token"]) expect(stored).not.toHaveProperty([key]);
});
