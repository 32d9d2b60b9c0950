import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import { ReceivedList } from "./received-list.tsx";

const endorsements = Array.from({ length: 103 }, (_, at) => ({
  id: `e${at}`,
  endorser_id: `p${at}`,
  endorser_name: `Business ${at}`,
  endorser_logo_url: null,
  endorser_category_name: "Caterers",
  points_given: 1,
  comment: null,
  created_at: "2026-03-02T08:00:00.000Z",
}));

test("the title counts all who endorsed, however few are shown at first", () => {
  renderComponent(<ReceivedList provider_id="p" endorsements={endorsements} />);
  const region = screen.getByRole("region", { name: "Endorsed By 103" });
  expect(within(region).getAllByRole("listitem")).toHaveLength(6);
  fireEvent.click(within(region).getByRole("button", { name: "Show all 103" }));
  expect(within(region).getAllByRole("listitem")).toHaveLength(103);
});
