import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { sampleBudget } from "../../../../test/sample-budget.ts";
import { BudgetDashboard } from "./budget-dashboard.tsx";

const account = { email: "nokuthula@people.test", email_verified: true, emails_stopped_at: null, stopped_topics: [] };

let mayChange: boolean;
let isAccountRequested: boolean;
beforeEach(() => {
  isAccountRequested = false;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/api/budget")) return Response.json({ budget: { ...sampleBudget, may_change: mayChange } });
    isAccountRequested = true;
    return Response.json(account);
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["is offered changes and reminders", true],
  ["reads the same without them", false],
])("who may change a budget, or only reads it, %s", async (_what, may) => {
  mayChange = may;
  renderComponent(<BudgetDashboard />);
  await screen.findByText("Bookings and expenses");
  if (may) await screen.findByLabelText(/^Remind nokuthula@people\.test/);
  expect(isAccountRequested).toBe(may);
  expect(screen.queryByRole("button", { name: "Add an entry" }) !== null).toBe(may);
  expect(screen.getByRole("button", { name: "Download CSV" })).toBeTruthy();
});
