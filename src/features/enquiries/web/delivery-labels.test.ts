import { expect, test } from "vitest";
import { deliveryCounts } from "./delivery-labels.ts";

test("only existing states are counted, delivered ones first", () => {
  expect(deliveryCounts({ delivered: 48, waiting: 2, failed: 0, suppressed: 0 }).map(({ label }) => label)).toEqual([
    "48 delivered",
    "2 waiting",
  ]);
  expect(deliveryCounts({ delivered: 0, waiting: 0, failed: 1, suppressed: 0 })).toEqual([
    { state: "failed", label: "1 failed" },
  ]);
});
