import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderComponent } from "../../../test/render-component.tsx";
import { Pager } from "./pager.tsx";

function List() {
  const [page, setPage] = useState(1);
  return <Pager page={page} pages={3} onTurn={setPage} />;
}

const turns = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));

test("there is no link before the first and after the last page", () => {
  renderComponent(<List />);
  expect(turns()).toEqual(["Page 1", "Page 2", "Page 3", "Next page"]);
  fireEvent.click(screen.getByRole("button", { name: "Page 3" }));
  expect(turns()).toEqual(["Previous page", "Page 1", "Page 2", "Page 3"]);
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("3");
});

test("pages with an address are links to it, and a single page needs no ways", () => {
  const { unmount } = renderComponent(<Pager page={2} pages={9} href={(page) => `/providers?page=${page}`} />);
  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe("/providers?page=3");
  expect(screen.getByRole("navigation", { name: "Pages" }).textContent).toContain("…");
  unmount();
  renderComponent(<Pager page={1} pages={1} href={String} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
