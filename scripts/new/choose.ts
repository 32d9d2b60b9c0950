import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { features } from "../layers.ts";
import { Stop } from "../stop.mjs";
import { structureProblems } from "../structure.ts";
import { newFeature } from "./feature.ts";
import { newPage } from "./page.ts";
import type { Skeleton } from "./skeleton.ts";
import { newUseCase } from "./use-case.ts";

const usage = `Say what is new:
  npm run new -- feature NOUN               a folder of src/features, with its first call
  npm run new -- use-case FEATURE/VERB-NOUN one more call of a feature
  npm run new -- page FEATURE/NAME          a page at /NAME; pages/NAME for one that many features make up`;

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export async function chooseSkeleton(root: string, [kind, named = "", ...rest]: string[]): Promise<Skeleton> {
  const [owner = "", name = "", ...below] = named.split("/");
  const isNested = kind !== "feature";
  if (owner === "" || rest.length > 0 || below.length > 0 || isNested === (name === "")) throw new Stop(usage);
  const stray = named.split("/").find((word) => !kebab.test(word));
  if (stray !== undefined) throw new Stop(`"${stray}" is not kebab-case.`);
  if (kind === "feature") return newFeature(owner);
  if (kind === "page" && owner === "pages") return newPage(owner, name);
  if (!features.some((feature) => feature === owner)) throw new Stop(`There is no feature "${owner}".`);
  if (kind === "page") return newPage(owner, name);
  if (kind !== "use-case") throw new Stop(usage);
  const [problem] = structureProblems([{ path: `src/features/${owner}/${name}.ts`, lines: 1 }]);
  if (problem !== undefined) throw new Stop(problem);
  return newUseCase(owner, name, await schemaOf(root, owner));
}

async function schemaOf(root: string, feature: string): Promise<string> {
  const routes = await readFile(join(root, "src/features", feature, "routes.ts"), "utf8");
  const [, schema] = /import \* as calls from "[./]+\/contract\/([^"]+\/schema\.ts)";/.exec(routes) ?? [];
  if (schema === undefined) throw new Stop(`The routes of ${feature} import no schema of the contract as \`calls\`.`);
  return schema;
}
