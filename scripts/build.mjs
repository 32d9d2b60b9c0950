import { buildApp } from "./build-app.mjs";
import { prepare } from "./prepare.mjs";
import { runScript } from "./stop.mjs";

await runScript(async () => {
  await buildApp(await prepare(), { force: true, quiet: false });
});
