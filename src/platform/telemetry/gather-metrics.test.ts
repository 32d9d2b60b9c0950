import { Counter, Gauge, Registry } from "@prometheus-io/client";
import { expect, test } from "vitest";
import { MetricsGatherer, type Asked } from "./gather-metrics.ts";

/** A process that has counted so much, and answers when it is asked. */
function counting(gatherer: MetricsGatherer, counted: number): Asked & { counter: Counter } {
  const registry = new Registry();
  const counter = new Counter({ name: "done_total", help: "done", registers: [registry] });
  const open = new Gauge({ name: "open", help: "open", registers: [registry] });
  const depth = new Gauge({ name: "depth", help: "depth", aggregator: "max", registers: [registry] });
  counter.inc(counted);
  open.set(counted);
  depth.set(counted);
  const asked = {
    counter,
    async tell(message: Parameters<Asked["tell"]>[0]) {
      if (message.say !== "measure") return;
      const metrics = JSON.parse(JSON.stringify(await registry.getMetricsAsJSON())) as [];
      gatherer.measured(asked, { number: message.number, metrics });
    },
  };
  return asked;
}

const valuesOf = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

test("what several have counted is one sum; what they measure of the same thing is the largest", async () => {
  const gatherer = new MetricsGatherer();
  for (const counted of [3, 5]) gatherer.add(counting(gatherer, counted));
  expect(valuesOf(await gatherer.gather())).toEqual(["done_total 8", "open 8", "depth 5"]);
});

test("a count does not fall when a process ends and another begins anew; what was measured goes", async () => {
  const gatherer = new MetricsGatherer();
  const [lasting, ending] = [counting(gatherer, 3), counting(gatherer, 5)];
  gatherer.add(lasting);
  gatherer.add(ending);
  await gatherer.gather();
  gatherer.remove(ending);
  expect(valuesOf(await gatherer.gather()).toSorted()).toEqual(["depth 3", "done_total 8", "open 3"]);
  const next = counting(gatherer, 1);
  gatherer.add(next);
  expect(valuesOf(await gatherer.gather())).toContain("done_total 9");
  gatherer.remove(next);
  gatherer.remove(lasting);
  expect(valuesOf(await gatherer.gather())).toEqual(["done_total 9"]);
});
