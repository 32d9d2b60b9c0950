import { camel, pascal, sentence } from "./names.ts";
import { insert, type Skeleton } from "./skeleton.ts";

export function newFeature(noun: string): Skeleton {
  const list = `list${pascal(noun)}`;
  const folder = `src/features/${noun}`;
  return {
    files: {
      [`src/contract/${noun}/calls.ts`]: callsOf(noun, list),
      [`src/contract/${noun}/schema.ts`]: schemaOf(noun, list),
      [`${folder}/list-${noun}.ts`]: codeOf(list),
      [`${folder}/list-${noun}.server.test.ts`]: testOf(noun),
      [`${folder}/routes.ts`]: routesOf(noun, list),
    },
    edits: {
      "scripts/layers.ts": insert(
        `  "${noun}",\n`,
        "before",
        /(?<=export const features = \[\n(?: {2}"[a-z-]+",\n)+)\]/,
      ),
      "src/server/http/register-calls.ts": (text) =>
        insert(
          `  register${pascal(noun)}(router);\n`,
          "before",
          / {2}registerAccountCalls\(/,
        )(
          insert(
            `import { register${pascal(noun)} } from "../../features/${noun}/routes.ts";\n`,
            "before",
            /^import type/m,
          )(text),
        ),
    },
  };
}

const callsOf = (noun: string, list: string) => `import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const ${list}Call: Call<"${list}"> = { at: "get /api/${noun}", who: "anyone" };
`;

const schemaOf = (noun: string, list: string) => `import { z } from "zod";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("${sentence(noun)}");

export const ${list}Route = route(calls.${list}Call, {
  name: "${list}",
  summary: "Say what it answers",
  answer: z.object({ data: z.array(z.object({ id: z.string() })) }),
});
`;

const codeOf = (list: string) => `import type { Context } from "../../platform/context.ts";

/** Say what it promises, and what it refuses. */
export async function ${list}(_ctx: Context): Promise<{ id: string }[]> {
  return [];
}
`;

const routesOf = (noun: string, list: string) => `import * as calls from "../../contract/${noun}/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { ${list} } from "./list-${noun}.ts";

/** The calls about ${noun.replaceAll("-", " ")}. */
export function register${pascal(noun)}(router: Router): void {
  router.bind(calls.${list}Route, async (ctx) => ({ data: await ${list}(ctx) }));
}
`;

const testOf = (noun: string) => `import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";

const app = await startTestApp();

test("say what is guaranteed", async () => {
  const ${camel(noun)} = await app.call("/api/${noun}");
  expect(${camel(noun)}).toMatchObject({ status: 200, body: { data: [{ id: "say what is answered" }] } });
});
`;
