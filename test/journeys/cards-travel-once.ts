import type { APIRequestContext } from "@playwright/test";
import { expect } from "./journey.ts";

/** Sees that the first card of a page is not in it as data too, but in the data that a browser asks for which makes the page itself. */
export async function expectCardsOnce(request: APIRequestContext, page: string): Promise<void> {
  const html = await (await request.get(page)).text();
  const [, id = ""] = /<h3><a[^>]*href="[^"]*\/provider\/([^"?]+)[^>]*>/.exec(html) ?? [];
  expect(id, page).not.toBe("");
  // an address leads to the profile; data have the id by itself
  expect(html.replaceAll(`/provider/${id}`, ""), page).not.toContain(id);
  const [path = "", query = ""] = page.split("?");
  const data = `${path.endsWith("/") ? `${path}_` : path}.data?${query}`;
  expect(await (await request.get(data)).text(), data).toContain(id);
}
