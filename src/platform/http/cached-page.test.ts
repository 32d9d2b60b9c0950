import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Context } from "../context.ts";
import { cachedLoader } from "./cached-page.ts";
import { applicationContext, forDocument } from "./page.ts";

const loader = cachedLoader({ tags: [] }, async (_ctx, _query, _params, once) =>
  once({ title: "Cards", cards: ["Rose Films", "Oak Barn"] }, "cards"),
);

/** What the loader answers for a page that the server renders, or for a browser that does. */
function load(isDocument: boolean) {
  const context = new RouterContextProvider();
  context.set(applicationContext, {} as Context);
  context.set(forDocument, isDocument);
  return loader({ context, request: new Request("http://localhost/cards"), params: {} });
}

test("what a page shows once is there for rendering, and not handed on with it", async () => {
  const answer = await load(true);
  expect(answer.cards).toEqual(["Rose Films", "Oak Barn"]);
  expect(Object.keys(answer)).toEqual(["title"]);
});

test("a browser that makes the page itself is handed all of it", async () => {
  expect(Object.keys(await load(false))).toEqual(["title", "cards"]);
});
