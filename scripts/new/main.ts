import { root } from "../project.mjs";
import { run, toolPath } from "../run.mjs";
import { runScript } from "../stop.mjs";
import { chooseSkeleton } from "./choose.ts";
import { writeSkeleton } from "./skeleton.ts";

await runScript(async () => {
  const paths = await writeSkeleton(root, await chooseSkeleton(root, process.argv.slice(2)));
  await run(process.execPath, [toolPath("oxfmt"), ...paths], { quiet: true });
  const tests = paths.filter((path) => path.includes(".test."));
  console.log(
    `${paths.join("\n")}\n\nIts test fails until it says what is promised: npx vitest run ${tests.join(" ")}`,
  );
});
