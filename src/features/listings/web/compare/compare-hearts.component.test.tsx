import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import { writeSession } from "../../../../client/session/session.ts";
import { HeartsContext } from "../cards/hearts.ts";
import { CompareHearts } from "./compare-hearts.tsx";

afterEach(() => act(() => writeSession({ providerToken: null, user: null, coupleToken: null, couple: null })));

const providers = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id }));
const filters = { near: "paarl", within: 100, date: "2027-03-20" };

function show(saved: readonly string[]) {
  const isSaved = (id: string) => saved.includes(id);
  const nothing = () => undefined;
  const hearts = { saved: () => isSaved, subscribe: () => nothing, press: nothing, wake: nothing };
  renderComponent(
    <HeartsContext value={hearts}>
      <CompareHearts providers={providers} filters={filters} />
    </HeartsContext>,
  );
}

test("one heart shows no comparison", () => {
  show(["a"]);
  expect(screen.queryByRole("link")).toBeNull();
});

test("two hearts of a list are compared, for its date and place", () => {
  show(["a", "c", "elsewhere"]);
  expect(screen.getByRole("link", { name: "Compare (2)" }).getAttribute("href")).toBe(
    "/compare?vendors=a,c&near=paarl&date=2027-03-20",
  );
});

test("with more than four hearts the first four are compared", () => {
  show(["a", "b", "c", "d", "e"]);
  expect(screen.getByRole("link", { name: "Compare (4)" }).getAttribute("href")).toMatch(/vendors=a,b,c,d&/);
});
