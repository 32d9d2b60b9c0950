import { freePort } from "../../scripts/free-port.mjs";
import { cleanEnvironment, endChild, startProgram } from "./children.ts";
import { environmentOf, untilReady, type Home } from "./product.ts";
import { atMost, printHeading, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";

const starts = 3;
const start_seconds_max = 5;

/** Measures `npm start` on a folder that is installed, built and filled, from the command to the first ready answer. */
export async function measureSecondStart(home: Home): Promise<Finding> {
  printHeading("Second npm start", "Installed, built, data there: from the command to the first answer of /readyz.");
  const taken: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const port = await freePort();
    const began = performance.now();
    const env = { ...cleanEnvironment(), ...environmentOf(home, port, "on") };
    const child = startProgram({ command: process.platform === "win32" ? "npm.cmd" : "npm", args: ["start"], env });
    await untilReady(child, `http://localhost:${port}`);
    taken.push((performance.now() - began) / 1000);
    await endChild(child);
  }
  console.log(`  ${taken.map((seconds) => `${shown(seconds)} s`).join(", ")}`);
  return atMost("second npm start to serving", median(taken), start_seconds_max, "s", `median of ${starts}`);
}
