import { camel, sentence } from "./names.ts";
import { insert, type Skeleton } from "./skeleton.ts";

/** A use case of a feature and its call, for whoever is signed in. `contract` is the file that the feature's routes import as `calls`. */
export function newUseCase(feature: string, name: string, contract: string): Skeleton {
  const verb = camel(name);
  const folder = `src/features/${feature}`;
  return {
    files: {
      [`${folder}/${name}.ts`]: codeOf(feature, name),
      [`${folder}/${name}.server.test.ts`]: testOf(feature, name),
    },
    edits: {
      [`src/contract/${contract}`]: (text) => `${text.trimEnd()}\n${callOf(feature, name)}`,
      [`${folder}/routes.ts`]: (text) =>
        insert(
          bindingOf(verb),
          "behind",
          /export function register\w+\([^]*?\n(?=\}\n)/,
        )(insert(`import { ${verb} } from "./${name}.ts";\n`, "before", /^\/\*\*|^export/m)(text)),
    },
  };
}

const bindingOf = (verb: string) =>
  `  router.bind(calls.${verb}, async (ctx, { body }) => ({ data: await ${verb}(ctx, body) }));\n`;

const callOf = (feature: string, name: string) => `
export const ${camel(name)} = call({
  name: "${camel(name)}",
  summary: "Say what it does",
  group: "${sentence(feature)}",
  method: "post",
  path: "/api/${feature}/${name}",
  who: "signed_in",
  body: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ data: z.object({ id: z.string() }) }),
});
`;

const codeOf = (feature: string, name: string) => `import type { Context } from "../../platform/context.ts";

/** Say what it promises to the ${feature.replaceAll("-", " ")}, and what it refuses. */
export async function ${camel(name)}(_ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  return { id };
}
`;

const testOf = (feature: string, name: string) => `import { expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";

const app = await startTestApp();
const path = "/api/${feature}/${name}";

test("say what is guaranteed", async () => {
  const { id } = await buildProvider(app);
  const answer = await app.call(path, { body: { id }, token: await buildToken(app, id) });
  expect(answer).toMatchObject({ status: 200, body: { data: { id: "say what is answered" } } });
});

test("a stranger is refused", async () => {
  expect(await app.call(path, { body: { id: "1" } })).toMatchObject({ status: 401 });
});
`;
