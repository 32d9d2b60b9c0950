import { camel } from "./names.ts";
import { insert, type Skeleton } from "./skeleton.ts";

/** `schema` is the contract file that the feature's routes import as `calls`. */
export function newUseCase(feature: string, name: string, schema: string): Skeleton {
  const verb = camel(name);
  const folder = `src/features/${feature}`;
  return {
    files: {
      [`${folder}/${name}.ts`]: codeOf(feature, name),
      [`${folder}/${name}.server.test.ts`]: testOf(feature, name),
    },
    edits: {
      [`src/contract/${schema.replace("schema.ts", "calls.ts")}`]: (text) =>
        `${text.trimEnd()}\n\nexport const ${verb}Call: Call<"${verb}"> = { ${whereOf(feature, name)} };\n`,
      [`src/contract/${schema}`]: (text) => `${text.trimEnd()}\n${callOf(name)}`,
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
  `  router.bind(calls.${verb}Route, async (ctx, { body }) => ({ data: await ${verb}(ctx, body) }));\n`;

const whereOf = (feature: string, name: string) => `at: "post /api/${feature}/${name}", who: "signed_in"`;

const callOf = (name: string) => `
export const ${camel(name)}Route = route(calls.${camel(name)}Call, {
  name: "${camel(name)}",
  summary: "Say what it does",
  body: z.object({ id: z.string() }),
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
