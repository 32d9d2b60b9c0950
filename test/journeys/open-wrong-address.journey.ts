import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./journey.ts";

test("an address that can't be read is a 400 page that names what", async ({ page, noise }) => {
  noise.allow(/status of 400/);
  expect(await openPage(page, "/providers?page=0")).toBe(400);
  await expect(page.getByRole("heading", { level: 1, name: "This address can’t be read" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("“page”");
  await expect(page.getByRole("main").getByRole("link", { name: "Browse Providers" })).toHaveAttribute(
    "href",
    "/providers",
  );
  const { status, fields } = await readAnswer(page, "/api/providers?minTrustScore=abc");
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {})).toEqual(["minTrustScore"]);
});

test("an unknown provider is a 404 page and a 404 answer", async ({ page, noise }) => {
  noise.allow(/status of 404/);
  const id = "0198aaaa-1111-7111-8111-111111111111";
  expect(await openPage(page, `/provider/${id}`)).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Provider not found" })).toBeVisible();
  const answer = await readAnswer(page, `/api/providers/${id}`);
  expect(answer).toEqual({ status: 404, error: "Provider not found", code: "provider_not_found" });
});

type Refused = { status: number; error: string; code: string; fields?: Record<string, string> };

async function readAnswer(page: Page, path: string): Promise<Refused> {
  const answer = await page.request.get(path);
  return { status: answer.status(), ...((await answer.json()) as Omit<Refused, "status">) };
}
