import { freePort } from "../../scripts/free-port.mjs";
import { cleanEnvironment, endChild, startProgram } from "../harness/children.ts";
import { environmentOf, untilReady, type Home } from "../harness/product.ts";
import type { Finding, Options } from "./report.ts";

/** Seconds from `npm start` in an installed, built and filled folder to the first ready answer. */
export async function measureSecondStarts(home: Home, { runs }: Options): Promise<Finding> {
  const taken: number[] = [];
  for (let start = 0; start < runs; start += 1) {
    const port = await freePort();
    const began = performance.now();
    const env = { ...cleanEnvironment(), ...environmentOf(home, port, "on") };
    const child = startProgram({ command: process.platform === "win32" ? "npm.cmd" : "npm", args: ["start"], env });
    await untilReady(child, `http://localhost:${port}`);
    taken.push((performance.now() - began) / 1000);
    await endChild(child);
  }
  return { what: "second npm start", unit: "s", most: 5, runs: taken };
}
