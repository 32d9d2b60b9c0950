import { emailField, passwordField, signInHere } from "./account-steps.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";
import { makeRequest } from "./people.ts";

const failures_max = 10;

test("after ten wrong passwords the next is put off, with the time to wait, and what was typed stays", async ({
  page,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of (401|429)/);
  const guess = { email: newAddress(), password: "is it this one?" };
  for (let tries = 1; tries < failures_max; tries += 1) {
    expect((await makeRequest("/api/auth/login", { body: guess })).status).toBe(401);
  }
  await openPage(page, "/login");
  await signInHere(page, guess);
  await expect(page.getByText("Invalid email or password")).toBeVisible();

  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText(/^You’ve tried too often\. Please try again in \d+ minutes\.$/)).toBeVisible();
  await expect(page.getByText("Invalid email or password")).toHaveCount(0);
  await expect(emailField(page)).toHaveValue(guess.email);
  await expect(passwordField(page)).toHaveValue(guess.password);

  const refused = await makeRequest("/api/auth/login", { body: guess });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
});
