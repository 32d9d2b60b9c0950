import { expect, test } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { HealthPlot } from "./health-plot.tsx";

test("a plot is described in words, also where nothing could be measured", () => {
  const frame = { from: 0, until: 100, step_ms: 10, format: (value: number) => `${value} ms` };
  const spots = [
    { at: 10, value: 4 },
    { at: 20, value: null },
    { at: 30, value: 240 },
  ];
  const page = renderComponent(
    <HealthPlot
      {...frame}
      title="Response times"
      series={[
        { name: "Median", spots },
        { name: "95 %", spots: [{ at: 10, value: null }] },
      ]}
    />,
  );
  page.getByRole("heading", { name: "Response times" });
  page.getByRole("img", { name: "Median: from 4 ms to 240 ms, last 240 ms. 95 %: nothing." });
  expect(page.container.querySelectorAll("path")).toHaveLength(2);
});
