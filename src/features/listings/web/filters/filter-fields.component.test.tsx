import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import { MoreFields } from "./filter-fields.tsx";
import { PriceFields } from "./price-fields.tsx";

test("an invalid number of guests has an error until it is valid", () => {
  renderComponent(<MoreFields filters={listQuery.empty} categories={[]} subcategories={[]} prices={null} facts={{}} />);
  const guests = screen.getByLabelText("Number of guests");
  const type = (value: string) => fireEvent.change(guests, { target: { value } });
  const sentence = "Enter the number of guests as a whole number.";
  type("abc");
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(guests.getAttribute("aria-invalid")).toBe("true");
  type("120");
  expect(screen.queryByText(sentence)).toBeNull();
});

test.each([
  [1, "1 vendor with price on request comes last."],
  [2, "2 vendors with prices on request come last."],
])("%d without a price", (unpriced, sentence) => {
  renderComponent(<PriceFields priceFrom={0} priceTo={0} prices={{ steps: [], unpriced }} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});
