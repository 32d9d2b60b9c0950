import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderComponent } from "../../test/render-component.tsx";
import { Tabs } from "./tabs.tsx";

const tabs = [
  { id: "about", label: "About", panel: "What we do" },
  { id: "gallery", label: "Gallery", count: 8, panel: "Pictures" },
  { id: "prices", label: "Prices", fieldErrors: 2, panel: "What it costs" },
];

const chosen = () => screen.getByRole("tab", { selected: true });

test("arrows, Home and End choose a tab and take the focus along; the others are no stops of the Tab key", () => {
  renderComponent(<Tabs label="Profile" tabs={tabs} />);
  expect(chosen().textContent).toContain("About");
  for (const [key, name] of [
    ["ArrowRight", "Gallery"],
    ["End", "Prices"],
    ["ArrowRight", "About"],
    ["ArrowLeft", "Prices"],
    ["Home", "About"],
  ] as const) {
    fireEvent.keyDown(chosen(), { key });
    expect(chosen().textContent).toContain(name);
    expect(document.activeElement).toBe(chosen());
  }
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("a tab says how many fields of its panel have errors, and names its panel", () => {
  renderComponent(<Tabs label="Profile" tabs={tabs} />);
  expect(screen.getByRole("tab", { name: "Prices 2 to correct" })).toBeTruthy();
  expect(screen.getByRole("tabpanel", { name: "Gallery 8" }).textContent).toBe("Pictures");
});

test("an unknown tab falls back to the first one", () => {
  renderComponent(<Tabs label="Profile" tabs={tabs} selected="gone" />);
  expect(chosen().textContent).toContain("About");
});
