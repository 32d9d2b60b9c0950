import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Hono } from "hono";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { errorAnswer } from "../../contract/error-answer.ts";
import { errors, type ErrorCode } from "../../contract/errors.ts";
import type { Call, UploadLimits } from "../../contract/route.ts";
import type { Config } from "../../platform/config.ts";
import type { CachedFile } from "../../platform/http/cached-page.ts";

const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

const files: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

const everywhere: ErrorCode[] = ["unexpected", "unavailable"];
const uploads: ErrorCode[] = [
  "bad_upload",
  "file_missing",
  "too_many_files",
  "file_too_large",
  "wrong_type",
  "too_many_uploads",
  "uploads_busy",
];

const start = `addEventListener("load", () => SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#reference", deepLinking: true }));`;

const page = `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference · Umshado</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="reference"><h1>API reference</h1><p>The calls as a document: <a href="/api/openapi.json">/api/openapi.json</a></p></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script>${start}</script>
</body>
</html>
`;

/** Readers can try calls, so the page may call the API. */
const referencePolicy = (apiUrl: string) =>
  [
    "default-src 'self'",
    `connect-src 'self' ${new URL(apiUrl).origin}`,
    `script-src 'self' 'sha256-${createHash("sha256").update(start).digest("base64")}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

export const referenceFile: CachedFile = { path: "/api/openapi.json", tags: [] };

export function mountApiReference(app: Hono, calls: readonly Call[], config: Config): void {
  app.get("/api/openapi.json", (c) => c.json(describeCalls(calls, config), 200, { "cache-control": "no-cache" }));
  app.get("/api/docs", (c) =>
    c.html(page, 200, { "cache-control": "no-cache", "content-security-policy": referencePolicy(config.apiUrl) }),
  );
  app.get("/api/docs/:file", async (c, next) => {
    const name = c.req.param("file");
    const type = files[name];
    if (type === undefined) return next();
    const bytes = new Uint8Array(await readFile(join(folder, name)));
    return c.body(bytes, 200, { "content-type": type, "cache-control": "public, max-age=86400" });
  });
}

function describeCalls(calls: readonly Call[], { apiUrl }: Pick<Config, "apiUrl">): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call) };
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Umshado",
      version: "1.0.0",
      description:
        "Wedding service providers of South Africa. Every error is JSON: a sentence, a code and the invalid fields.",
    },
    servers: [{ url: apiUrl }],
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  });
}

function describeCall({
  name,
  summary,
  group,
  who,
  method,
  proof,
  params,
  query,
  body,
  files,
  status,
  answer,
  file_types,
  refusals = [],
}: Call): ZodOpenApiOperationObject {
  const reads: ErrorCode[] = [
    ...(query || params ? (["bad_parameter"] as const) : []),
    ...(body ? (["bad_input", "too_large"] as const) : []),
    ...(files ? uploads : []),
  ];
  const guards: ErrorCode[] =
    who === "anyone" ? [] : ["sign_in_required", "not_allowed", ...(proof ? (["proof_needed"] as const) : [])];
  if (who === "couple") guards.push(...(method === "get" ? [] : (["reader_only"] as const)), "conflict");
  return {
    operationId: name,
    summary,
    tags: [group],
    ...(who !== "anyone" && { security: [{ bearer: [] }] }),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
    } as ZodOpenApiOperationObject["requestParams"],
    ...(files && { requestBody: describeFiles(files) }),
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: {
      [status]:
        status === 204
          ? { description: "Done" }
          : {
              description: "Done",
              content: file_types ? describeFile(file_types) : { "application/json": { schema: answer } },
            },
      ...describeRefusals([...reads, ...guards, ...refusals, ...everywhere]),
    },
  };
}

function describeFile(file_types: readonly string[]) {
  return Object.fromEntries(
    file_types.map((type) => [type, { schema: { type: "string", format: "binary" } as const }]),
  );
}

function describeFiles({ field, count_max, bytes_max }: UploadLimits): ZodOpenApiOperationObject["requestBody"] {
  const file = { type: "string", format: "binary" } as const;
  const schema = count_max === 1 ? file : { type: "array" as const, items: file, maxItems: count_max };
  return {
    required: true,
    description: `At most ${count_max === 1 ? "one file" : `${count_max} files`} of at most ${bytes_max} bytes.`,
    content: {
      "multipart/form-data": { schema: { type: "object", required: [field], properties: { [field]: schema } } },
    },
  };
}

function describeRefusals(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes))
    byStatus.set(errors[code].status, [...(byStatus.get(errors[code].status) ?? []), code]);
  const answers: ZodOpenApiResponsesObject = {};
  for (const [status, together] of byStatus) {
    answers[`${status as 400}`] = {
      description: together.map((code) => `\`${code}\`: ${errors[code].sentence}`).join("\n\n"),
      content: { "application/json": { schema: errorAnswer } },
    };
  }
  return answers;
}
